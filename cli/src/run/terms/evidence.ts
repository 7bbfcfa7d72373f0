import type { MadeCall, ReportedDecision } from './result.ts';

/** What the HTML report shows of a step beyond its result. Nothing in it is secret. */
export type StepEvidence = {
  /** The lines of the page before the step that are also the first and the last ones after it, and those between. */
  readonly outline: OutlineChange;
  /** The address bar after the step. */
  readonly address: string | null;
  /** The scenario's own time when the step ended, in ms. */
  readonly elapsed: number;
  readonly calls: readonly CallEvidence[];
  readonly decisions: readonly DecisionEvidence[];
  /** The changed values of the open area's stores, if the driver can look into them. */
  readonly stores: readonly StoreChange[];
};

/** An outline, as a change of the same actor's outline at the end of the step before. */
export type OutlineChange = {
  readonly first: number;
  readonly last: number;
  readonly between: readonly string[];
};

export type CallEvidence = MadeCall & {
  /** Numbers of bodies in the scenario's list: the same body is sent and received many times. */
  readonly query?: number;
  readonly body?: number;
  readonly response?: number;
};

export type DecisionEvidence = ReportedDecision & {
  /** What the router read, as `name=value`. */
  readonly facts: readonly string[];
  /** The source line of the rule. */
  readonly at?: string;
};

export type StoreChange = {
  readonly store: string;
  /** The path of the value in the store; '' for the whole store. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
};

/** The evidence of a scenario: one entry per step that was played. */
export type ScenarioEvidence = {
  readonly steps: readonly StepEvidence[];
  /** Queries and bodies as indented JSON. */
  readonly bodies: readonly string[];
};
