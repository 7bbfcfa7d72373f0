import type { Control } from '@fairlead/cli/language/plan';
import type { RouteName } from '@fairlead/domain';
import type { FaultName } from './faults.ts';

/** A user's action: an area's task, by its name in scenarios, or an action in the browser. */
export type Step =
  | string
  | { readonly task: string; readonly input: unknown }
  | { readonly press: string }
  | Exclude<Control, { control: 'fault' }>;

/** The user's location: a screen, the login site, another site, or the shell's crash page. */
type Where = RouteName | 'login site' | 'quote packages' | 'the shell’s crash page';

/** How the user can continue after an outcome. */
export type WayOn =
  /** The flow continued as if nothing had happened. */
  | { readonly kind: 'none needed' }
  /** The product treats it as a response: the screen says how to continue. */
  | { readonly kind: 'this screen' }
  /** Signs in again, is back on the screen with what was entered, and does what is left to do. */
  | { readonly kind: 'sign in'; readonly next: readonly Step[] }
  /** Repeats the action, with the button or the text of this name. */
  | { readonly kind: 'do'; readonly says: string; readonly steps: readonly Step[] };

/** The outcome of a call that fails every time. */
export type Outcome = {
  readonly screen: Where;
  /** A text that appears (or a part of it); null if the user needn't know about the failure. */
  readonly sees: string | null;
  /** How often the call is made until then; null for a poll that continues. */
  readonly tries: number | null;
  /** Where the focus goes; a new screen focuses its heading. */
  readonly focus: 'heading' | 'stays' | 'elsewhere';
  readonly wayOn: WayOn;
};

export type Outcomes = Readonly<Record<FaultName, Outcome>>;

/** A call, the steps to the point just before it, the steps that cause it, and the outcome of each fault. */
export type CallCase = {
  readonly call: string;
  /** The situation in which the call is made, for the table. */
  readonly when: string;
  readonly as: string;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** The first address; by default /. */
  readonly start?: string;
  /** Steps that are played once in a separate world, whose resulting data every case starts with. */
  readonly prepare?: readonly Step[];
  /** Another call that fails once, which causes this one. */
  readonly besides?: { readonly call: string; readonly fault: FaultName };
  readonly reach: readonly Step[];
  /** The steps that cause the call. Empty: opening `start` does. */
  readonly act: readonly Step[];
  /** Where a successful call leads. */
  readonly arrives: Where;
  /** How often the product repeats the call after a temporary failure. */
  readonly retries: number;
  /** A button that may be pressed twice: the second press has no effect while the call is slow. */
  readonly isPressed: boolean;
  /** How long to wait before checking, in ms of virtual time. */
  readonly waitMs: number;
  /** The data that is lost with the call, and nothing else. */
  readonly loses?: 'lead';
  readonly outcomes: Outcomes;
};
