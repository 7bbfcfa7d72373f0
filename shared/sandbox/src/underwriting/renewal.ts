import { type DayText, daysBetween } from '@fairlead/domain/packages';
import type { Answers } from '../conditions/index.ts';
import type { PreRenewalRule } from '../content/shapes/underwriting.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';
import { intakeFacts } from './facts.ts';
import { firstMatch } from './first-match.ts';

export type PreRenewal = Omit<PreRenewalRule, 'when'>;

/** The pre-renewal decision of an expiring policy (PRE-01 to PRE-99): the first rule that holds. */
export function preRenewal(answers: Answers, application: ApplicationContext): PreRenewal {
  const facts = intakeFacts(answers, application);
  const rules = underwriting.renewal.pre_renewal_decisions;
  const { when, ...outcome } = firstMatch(rules, { answers, facts });
  return outcome;
}

/** Whether a policy is in the last days (60) in which it may be renewed; not once it has ended. */
export function isReadyForRenewal(policyEnds: DayText, today: DayText): boolean {
  const left = daysBetween(today, policyEnds);
  return left >= 0 && left <= underwriting.renewal.window_days;
}
