import type { Answers } from '../conditions/index.ts';
import type { EligibilityRule } from '../content/shapes/underwriting.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';
import { intakeFacts } from './facts.ts';
import { firstMatch } from './first-match.ts';

/** The outcome of the eligibility check: first match of `eligibility` wins, with both reasons of the rule. */
export type Eligibility = Omit<EligibilityRule, 'when'>;

/** Judges the intake answers (underwriting.md, Eligibility). Total: ELI-99 always holds. */
export function eligibility(answers: Answers, application: ApplicationContext): Eligibility {
  const facts = intakeFacts(answers, application);
  const { when, ...outcome } = firstMatch(underwriting.eligibility.rules, { answers, facts });
  return outcome;
}

/** The answer of POST /v1/applications, derived from the eligibility. */
export function preDecision({
  decision,
  reason_token,
}: Pick<Eligibility, 'decision' | 'reason_token'>) {
  const found = underwriting.pre_decision.find(
    (row) => row.eligibility === decision && (row.reason_token ?? reason_token) === reason_token,
  );
  if (!found) throw new Error(`underwriting.yaml has no pre-decision for '${decision}'.`);
  return { qualified: found.qualified, reasoning_key: found.reasoning_key };
}
