import type { PageAction } from '@fairlead/mfe-kit/page';
import type { SourceLocation } from './source.ts';
import type { TaskPlace } from './task-place.ts';

export type Fault = {
  readonly kind: 'status' | 'malformed' | 'dropped-before-commit' | 'dropped-after-commit' | 'slow';
  readonly status?: number;
  readonly body?: unknown;
  /** How long a slow call takes, in milliseconds. */
  readonly ms?: number;
  /** How many times it occurs (default: always). */
  readonly times?: number;
};

export type CallPattern = {
  /** The contract's name, if the words in the file match exactly one. */
  readonly name: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly times?: number;
} & InAll;

/** Looks at everything since the scenario started, not only since the last step that acted. */
type InAll = { readonly inAll?: boolean };

/** Names a control or a region inside another one: `in: Growth`. */
type In = { readonly in?: string };

export type Expectation =
  | { readonly see: 'screen'; readonly screen: string }
  | { readonly see: 'text' | 'no text'; readonly texts: readonly string[] }
  | ({
      readonly see: 'decision';
      readonly router?: string;
      readonly to?: string;
      readonly because?: string;
    } & InAll)
  | { readonly see: 'call' | 'no call'; readonly call: CallPattern }
  /** What the product keeps in the browser; `about` is a text, or one of the topics in `kept-topics.ts`. */
  | { readonly see: 'kept' | 'no kept'; readonly about: string }
  | { readonly see: 'flag'; readonly flags: Readonly<Record<string, boolean>> }
  | { readonly see: 'package'; readonly package: Readonly<Record<string, unknown>> }
  | { readonly see: 'heading' | 'no heading'; readonly heading: string; readonly level?: number }
  | { readonly see: 'title'; readonly title: string }
  /** The path and the query, as in the address bar. */
  | { readonly see: 'address'; readonly address: string }
  | ({
      readonly see: 'field' | 'no field';
      readonly label: string;
      readonly value?: string;
      /** The error message; null: no error. */
      readonly error?: string | null;
      readonly hint?: string;
      readonly enabled?: boolean;
      readonly required?: boolean;
      readonly checked?: boolean;
      /** The texts of the options, in order. */
      readonly options?: readonly string[];
    } & In)
  | ({
      readonly see: 'button' | 'no button' | 'link' | 'no link';
      readonly name: string;
      readonly enabled?: boolean;
      /** The tooltip's reason why it can't be pressed. */
      readonly because?: string;
    } & In)
  | { readonly see: 'table'; readonly name?: string; readonly rows: readonly (readonly string[])[] }
  | {
      readonly see: 'outline';
      /** The accessible name of a region, dialog, group or package; absent: the whole page. */
      readonly region?: string;
      /** In the notation of ARIA snapshots; exact. */
      readonly outline: string;
    }
  | { readonly see: 'focus'; readonly name: string }
  | ({
      readonly see: 'event';
      readonly event: string;
      readonly with?: Readonly<Record<string, unknown>>;
    } & InAll);

/** Vendor → how it fails; null: it works again. */
export type VendorFaults = Readonly<Record<string, 'down' | 'hangs' | null>>;

export type Control =
  | { readonly control: 'go to'; readonly path: string }
  | { readonly control: 'go back' }
  | { readonly control: 'reload' }
  /** Loads the page again, and acts on its document before it has started. */
  | { readonly control: 'before start'; readonly actions: readonly PageAction[] }
  /** Closes a window that was opened with `in another window`. */
  | { readonly control: 'close window' }
  | { readonly control: 'advance time'; readonly ms: number }
  /** Keys in order, such as `Enter` or `Shift+Tab`. */
  | { readonly control: 'keys'; readonly keys: readonly string[] }
  | { readonly control: 'fault'; readonly call: string; readonly fault: Fault }
  | { readonly control: 'vendors'; readonly faults: VendorFaults }
  | { readonly control: 'swap'; readonly microFrontend: string; readonly url: string }
  /** Expects the product to report an error whose message contains these words. */
  | { readonly control: 'expect error'; readonly message: string }
  /** `run --debug` stops here; elsewhere nothing happens. */
  | { readonly control: 'pause' };

export type TaskAction = {
  readonly kind: 'task';
  readonly task: string;
  readonly input?: unknown;
  readonly place?: TaskPlace;
};

export type Action =
  | TaskAction
  /** A generic step, using the words on the page. */
  | { readonly kind: 'page'; readonly actions: readonly PageAction[] }
  | ({ readonly kind: 'see' } & Expectation)
  | ({ readonly kind: 'control' } & Control);

export type Step = {
  /** The step as written in the file, with secrets masked. */
  readonly text: string;
  readonly at: SourceLocation;
  /** The actor: a key of the plan's actors. */
  readonly actor: string;
  readonly action: Action;
};

/** A compiled scenario: everything a driver needs, as plain data. */
export type Plan = {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly covers: readonly string[];
  /** The first actor's name. */
  readonly as: string;
  /** Actor → persona. */
  readonly actors: Readonly<Record<string, string>>;
  /** Another window → the actor whose window it is. Each is an actor of its own, with the persona and session of that one. */
  readonly windows?: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly start: string;
  /** When the scenario begins, in milliseconds since the epoch (default: the day of the personas' dates). */
  readonly at?: number;
  /** The IANA time zone of everybody's machine (default: that of this machine). */
  readonly timeZone?: string;
  /** Whether the browser runs without a pointer. */
  readonly keyboard?: boolean;
  readonly steps: readonly Step[];
};
