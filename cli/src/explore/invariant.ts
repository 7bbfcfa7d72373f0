import type { Outline } from '@fairlead/ui/semantics/outline';
import type { Fault } from '../language/plan.ts';
import type { ScenarioEvent } from '../run/terms/scenario-session.ts';
import type { BackEnd } from './explored-world.ts';
import type { WalkStep } from './walk-step.ts';

/** A page at one moment. */
export type Page = {
  /** The open screen; null outside of the product. */
  readonly screen: string | null;
  readonly address: string | null;
  readonly outline: Outline;
};

/** What is looked at after each step of a walk. */
export type Moment = {
  readonly step: WalkStep;
  /** The actor's page before the step, with the field left in which the actor typed, and after it. */
  readonly before: Page;
  readonly page: Page;
  /** Whether the page before had entries that a browser asks about before it leaves the page. */
  readonly hadUnsavedEdits: boolean;
  /** What the actor's product did in this step. */
  readonly happened: readonly ScenarioEvent[];
  /** The faults of this walk so far, which explain errors. */
  readonly faults: readonly Fault[];
  /** Whether nobody else, and no other window, has taken part so far. */
  readonly isAlone: boolean;
  /** The e-mail address of the actor's persona. */
  readonly email: string;
  /** Whether the actor is an admin, who sees every client. */
  readonly isAdmin: boolean;
  readonly backEnd: BackEnd;
  /**
   * Lets time pass as the runner does when it waits. Resolves to the page then, with the number of calls that it made since
   * the step, or to null if nothing is to come.
   */
  waitForChange(): Promise<(Page & { readonly calls: number }) | null>;
};

/** What is wrong, and the scenario's last step, which fails because of it; without it, the walk's own last step fails. */
export type Broken = {
  readonly message: string;
  readonly step?: Readonly<Record<string, unknown>>;
  /** Whether it is wrong only after the runner has waited as long as it does. */
  readonly isLater?: true;
};

/** Looks at one walk, moment by moment. */
type Watch = (moment: Moment) => Broken | null | Promise<Broken | null>;

/** A fact that holds after every step of every walk. */
export type Invariant = {
  readonly name: string;
  /** Begins to watch a walk. */
  watch(): Watch;
};
