import type { Place } from './source.ts';

export type Fault = {
  readonly kind: 'status' | 'malformed' | 'dropped-before-commit' | 'dropped-after-commit' | 'slow';
  readonly status?: number;
  readonly body?: unknown;
  /** How long a slow call takes, in milliseconds. */
  readonly ms?: number;
  /** How many times it strikes; absent is always. */
  readonly times?: number;
};

export type CallPattern = {
  /** The contract's name, when the words in the file named exactly one. */
  readonly name: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly times?: number;
};

export type Expectation =
  | { readonly see: 'screen'; readonly screen: string }
  | { readonly see: 'text' | 'no text'; readonly texts: readonly string[] }
  | {
      readonly see: 'decision';
      readonly router?: string;
      readonly to?: string;
      readonly because?: string;
    }
  | { readonly see: 'call' | 'no call'; readonly call: CallPattern }
  | { readonly see: 'flag'; readonly flags: Readonly<Record<string, boolean>> }
  | { readonly see: 'package'; readonly package: Readonly<Record<string, unknown>> }
  | {
      readonly see: 'event';
      readonly event: string;
      readonly with?: Readonly<Record<string, unknown>>;
    };

/** Vendor → how it fails from now on; null: it answers again. */
export type VendorFaults = Readonly<Record<string, 'down' | 'hangs' | null>>;

export type Control =
  | { readonly control: 'go to'; readonly path: string }
  | { readonly control: 'go back' }
  | { readonly control: 'reload' }
  | { readonly control: 'advance time'; readonly ms: number }
  | { readonly control: 'fault'; readonly call: string; readonly fault: Fault }
  | { readonly control: 'vendors'; readonly faults: VendorFaults }
  | { readonly control: 'swap'; readonly microFrontend: string; readonly url: string };

export type Action =
  | { readonly kind: 'task'; readonly task: string; readonly input?: unknown }
  | ({ readonly kind: 'see' } & Expectation)
  | ({ readonly kind: 'control' } & Control);

export type Step = {
  /** The step as the file says it, with secrets masked. */
  readonly text: string;
  readonly at: Place;
  /** Who does it: a key of the plan's actors. */
  readonly actor: string;
  readonly action: Action;
};

/** A scenario bound to the tasks, expectations and controls it names: everything a driver needs, as plain data. */
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
  readonly flags: Readonly<Record<string, boolean>>;
  readonly start: string;
  /** Whether the browser is used without a pointer. */
  readonly keyboard?: boolean;
  readonly steps: readonly Step[];
};
