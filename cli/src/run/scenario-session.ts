import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { Action, Control, Plan } from '../language/plan.ts';
import type { Marks } from './marks.ts';
import type { Decision, MadeCall, ReportedError, SentEvent, StepFailure } from './result.ts';

/** One entry of an actor's journal. */
export type ScenarioEvent =
  | { readonly kind: 'screen'; readonly name: string }
  | ({ readonly kind: 'decision' } & Decision)
  | ({ readonly kind: 'call'; readonly body?: unknown; readonly query?: unknown } & MadeCall)
  | ({ readonly kind: 'event' } & SentEvent)
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'left'; readonly url: string }
  | ({ readonly kind: 'error' } & ReportedError);

/** The page in front of an actor at one moment. */
export type PageState = {
  readonly screen: string | null;
  readonly address: string | null;
  /** The window's title. */
  readonly title: string;
  readonly outline: Outline;
  /** The accessible name of what has the focus; null: nothing has. */
  readonly focus: string | null;
  readonly flags: Readonly<Record<string, unknown>>;
};

/** How long an expectation or a task may still wait. */
export type Patience = {
  /** Lets the world go on a little. False when there is nothing left to wait for, or no time. */
  wait(): Promise<boolean>;
  /** How long was waited, in words. */
  said(): string;
};

/** A step as it went, before anybody has evaluated what the product did meanwhile. */
export type Attempt = {
  readonly failure?: StepFailure;
  readonly screen: string | null;
  readonly outline?: readonly string[];
  /** Everything that has happened to its actor since the session opened. */
  readonly journal: readonly ScenarioEvent[];
  readonly ms: number;
};

/** One scenario's world, opened by a driver. Two implementations, no branches anywhere else. */
export interface ScenarioSession {
  perform(actor: string, task: string, input: unknown): Promise<void>;
  /** Performs generic steps by the words on the page. */
  act(actor: string, actions: readonly PageAction[]): Promise<void>;
  control(actor: string, control: Control): Promise<void>;
  /**
   * Performs as many of an actor's next actions as can be done in one go, up to one that fails or in which the product
   * reports an error: none where the first of them needs to be performed by itself.
   */
  performAhead?(
    actor: string,
    actions: readonly Action[],
    past: Marks,
  ): Promise<readonly Attempt[]>;
  observe(actor: string): Promise<PageState>;
  /** The open screen alone: what it shows need not be read for it. */
  screen(actor: string): Promise<string | null>;
  /** Everything that has happened to an actor since the session opened. */
  journal(actor: string): Promise<readonly ScenarioEvent[]>;
  patience(): Patience;
  /** Handlers of the sandbox invoked so far. */
  handlers(): Promise<number>;
  /** Time that passed inside the scenario, in milliseconds. */
  elapsed(): number;
  /** Makes every press a double one, where the driver can. */
  setDoublePress?(isDouble: boolean): void;
  /** A picture for the report, where there is something to photograph. */
  picture?(actor: string): Promise<string | undefined>;
  /** Whether every step has passed matters to a driver that keeps something for the next scenario. */
  close(hasPassed: boolean): Promise<void>;
}

/** Opens sessions. One driver lives as long as its worker. */
export interface Driver {
  open(plan: Plan, seed: number): Promise<ScenarioSession>;
  close(): Promise<void>;
}
