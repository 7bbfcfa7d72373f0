import type { Outline } from '@fairlead/ui/semantics/outline';
import type { ScenarioEvent } from '../run/terms/scenario-session.ts';

/** What is looked at after each step of a walk. */
export type Moment = {
  readonly outline: Outline;
  /** What the product did in this step. */
  readonly happened: readonly ScenarioEvent[];
  /** Whether an earlier step made a call fail, which explains errors. */
  readonly hasFault: boolean;
  /** Whether somebody else, or another window, has taken part. */
  readonly isAlone: boolean;
};

/** A fact that holds after every step of every walk. */
export type Invariant = {
  readonly name: string;
  /** Returns what is wrong, or null. */
  broken(moment: Moment): string | null;
  /** The scenario's last step, which fails because of it; null if `run` fails at the walk's own last step. */
  readonly step: Readonly<Record<string, string>> | null;
};
