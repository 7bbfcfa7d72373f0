import type { Expectation } from '../../language/plan.ts';
import type { PageState, ScenarioEvent } from '../terms/scenario-session.ts';

/** The expectation of this kind of `see`. */
export type ExpectationOf<See extends Expectation['see']> = Extract<
  Expectation,
  { readonly see: See }
>;

/** The result of evaluating an expectation. */
export type Evaluation = {
  readonly holds: boolean;
  readonly expected: readonly string[];
  /** Says that the page doesn't have what the expectation is about: no such region, or several such controls. */
  readonly missing?: string;
  /** Not needed if the expectation holds. A function, because a getter would keep the page until a full collection. */
  found(): readonly string[];
};

/** What an expectation is evaluated against. */
export type Evidence = {
  readonly page: PageState;
  /** The actor's complete journal. */
  readonly journal: readonly ScenarioEvent[];
  /** The journal's length when the last step that acted began. */
  readonly before: number;
};
