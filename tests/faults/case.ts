import type { Control } from '@fairlead/cli/language/plan';
import type { RouteName } from '@fairlead/domain';
import type { FaultName } from './faults.ts';

/** Something a person does: a task of an area, by the name scenarios use, or something with the browser. */
export type Step =
  | string
  | { readonly task: string; readonly input: unknown }
  | { readonly press: string }
  | Exclude<Control, { control: 'fault' }>;

/** Where someone is: a screen, the login site, another site of ours, or in front of the shell's own crash page. */
export type Where = RouteName | 'login site' | 'quote packages' | 'the shell’s crash page';

/** The way on that an outcome leaves a person. */
export type WayOn =
  /** The flow went on as if nothing had happened. */
  | { readonly kind: 'none needed' }
  /** The product takes it for an answer: what is on the screen says how to continue. */
  | { readonly kind: 'this screen' }
  /** Signs in again, is back on the screen with what was entered, and does what is left to do. */
  | { readonly kind: 'sign in'; readonly next: readonly Step[] }
  /** Does something again, by the button or the sentence of these words. */
  | { readonly kind: 'do'; readonly says: string; readonly steps: readonly Step[] };

/** What becomes of a call that goes wrong every time it is made. */
export type Outcome = {
  readonly screen: Where;
  /** What is read then that was not read before, or a part of it; null where the failure is nobody's business. */
  readonly sees: string | null;
  /** How often the call is made until then; null where it is a poll that continues. */
  readonly tries: number | null;
  /** Where focus goes: a screen that is entered gives it to its heading. */
  readonly focus: 'heading' | 'stays' | 'elsewhere';
  readonly wayOn: WayOn;
};

export type Outcomes = Readonly<Record<FaultName, Outcome>>;

/** A call, how someone gets to the point just before it, what causes it, and what comes of each fault. */
export type CallCase = {
  readonly call: string;
  /** What is continuing when the call is made, for the table. */
  readonly when: string;
  readonly as: string;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Where they begin; / unless told. */
  readonly start?: string;
  /** Done once, in a world of its own; what the backend holds afterwards is there from the start. */
  readonly prepare?: readonly Step[];
  /** Another call that fails once, because of which this one is made. */
  readonly besides?: { readonly call: string; readonly fault: FaultName };
  readonly reach: readonly Step[];
  /** Causes the call. Empty: the arrival at `start` does. */
  readonly act: readonly Step[];
  /** Where it leads when nothing goes wrong. */
  readonly arrives: Where;
  /** How often the call is made again by itself when it may pass. */
  readonly retries: number;
  /** A button that may be pressed twice: the second press has no effect while the call is slow. */
  readonly isPressed: boolean;
  /** How long someone watches before they judge, in ms of virtual time. */
  readonly patience: number;
  /** What is lost with the call, and nothing else. */
  readonly loses?: 'lead';
  readonly outcomes: Outcomes;
};
