import type { PageAction } from '@fairlead/mfe-kit/page';
import type { ShownScenario } from '@fairlead/sandbox/in-browser/shown-scenario';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { Action, Control, Plan } from '../../language/plan.ts';
import type {
  MadeCall,
  ReportedDecision,
  ReportedError,
  SentEvent,
  StepFailure,
} from './result.ts';

/** One entry of an actor's journal. */
export type ScenarioEvent =
  | { readonly kind: 'screen'; readonly name: string }
  | ({
      readonly kind: 'decision';
      /** What the router read. */
      readonly facts?: Readonly<Record<string, unknown>>;
    } & ReportedDecision)
  | ({
      readonly kind: 'call';
      readonly body?: unknown;
      readonly query?: unknown;
      /** The server's successful response, if the driver knows. It may contain secrets. */
      readonly response?: unknown;
    } & MadeCall)
  | ({ readonly kind: 'event' } & SentEvent)
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'left'; readonly url: string }
  | ({ readonly kind: 'error' } & ReportedError);

/** An actor's page at one moment. */
export type PageState = {
  readonly screen: string | null;
  readonly address: string | null;
  /** The window's title. */
  readonly title: string;
  readonly outline: Outline;
  /** The accessible name of the focused control, or null. */
  readonly focus: string | null;
  readonly flags: Readonly<Record<string, unknown>>;
  /** What the product keeps in the browser, for this person and for others: keys and texts. */
  readonly kept: Readonly<Record<string, string>>;
};

/** A part of the page that nobody can see, or use. */
export type HiddenPart = {
  /** What hides it: `aria-hidden on <div>`. */
  readonly because: string;
  readonly outline: Outline;
};

/** The remaining time of an expectation or a task. */
export type Waiting = {
  /** Waits for the next change. Resolves to false if nothing is pending or the time is over. */
  wait(): Promise<boolean>;
  /** Formats the time waited so far. */
  waited(): string;
};

/** A performed step, before it is evaluated. */
export type Attempt = {
  readonly failure?: StepFailure;
  readonly screen: string | null;
  readonly outline?: readonly string[];
  /** The actor's journal since the session opened. */
  readonly journal: readonly ScenarioEvent[];
  readonly ms: number;
};

/** A successful response of the back end. `path`: of its address. It may contain secrets. */
export type SeenResponse = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
};

/** One scenario opened by a driver. The only code that depends on the driver implements this. */
export interface ScenarioSession {
  /** Performs a task. `moved` is called before each thing that it does on the page. */
  perform(actor: string, task: string, input: unknown, moved?: () => void): Promise<void>;
  /** Performs generic steps by the accessible names on the page. */
  act(actor: string, actions: readonly PageAction[]): Promise<void>;
  control(actor: string, control: Control): Promise<void>;
  /** Leaves the field in which the actor typed last, as an expectation needs it. An action's press leaves it, too. */
  leaveField?(actor: string): Promise<void>;
  observe(actor: string): Promise<PageState>;
  /** Returns the open screen without reading its content. */
  screen(actor: string): Promise<string | null>;
  /** Returns an actor's journal since the session opened. */
  journal(actor: string): Promise<readonly ScenarioEvent[]>;
  /** Returns an actor's calls that have no response yet, if the driver knows. */
  pendingCalls?(actor: string): Promise<readonly string[]>;
  /** Returns an actor's effects that have begun and not ended, if the driver knows. */
  pendingEffects?(actor: string): Promise<readonly string[]>;
  /** Returns whether a browser would ask an actor before it left the page, if the driver knows. */
  hasUnsavedEdits?(actor: string): Promise<boolean>;
  /** Returns the last response of each call that an actor's page got, by the call's name, if the driver keeps them. */
  lastAnswers?(actor: string): Promise<ReadonlyMap<string, unknown>>;
  /** Returns the parts of an actor's page that nobody can see, if the driver knows. */
  hiddenParts?(actor: string): Promise<readonly HiddenPart[]>;
  /** Returns what the open area's model did last: its events and effects, the latest first, if the driver knows. */
  trail?(actor: string): Promise<readonly string[]>;
  /** Returns the line of the model's rule that opened an actor's screen with the last act, if the driver knows. */
  cameBy?(actor: string): Promise<string | null>;
  /** Returns the values of the open area's stores by their names, if the driver can look into them. */
  stores?(actor: string): Promise<ReadonlyMap<string, unknown>>;
  /** Returns the successful responses that an actor's page got since the last call, if the journal doesn't have them. */
  responses?(actor: string): Promise<readonly SeenResponse[]>;
  /**
   * Rings what an action will use first on an actor's page, until the tools are hidden, and says what it will do there, e.g.
   * "press “Continue”". Null: that can't be told before. If the driver has a page to see.
   */
  ringNext?(actor: string, action: Action): Promise<string | null>;
  /** Shows the page's own tools with a scenario's steps, or hides them (null), if the driver has a page to see. */
  showTools?(shown: ShownScenario | null): Promise<void>;
  /** Takes the command that a person gave in the page's own tools; null: none. */
  takeCommand?(): Promise<string | null>;
  startWaiting(): Waiting;
  /** Returns the number of sandbox handlers invoked so far. */
  handlers(): Promise<number>;
  /** Returns the scenario's own time in ms. */
  elapsed(): number;
  /** Makes every press a double press, if the driver can. */
  setDoublePress?(isDouble: boolean): void;
  /** Takes a screenshot for the report, if the driver can. */
  picture?(actor: string): Promise<string | undefined>;
  /** Closes the session. A driver may reuse the page if every step passed. */
  close(hasPassed: boolean): Promise<void>;
}

/** Opens scenario sessions. A driver lives as long as its worker. */
export interface Driver {
  open(plan: Plan, seed: number): Promise<ScenarioSession>;
  /** Starts another browser if this driver has lost its own. Resolves to whether it had. */
  replaceIfLost?(): Promise<boolean>;
  close(): Promise<void>;
}
