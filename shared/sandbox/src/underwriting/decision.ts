import type { Flags } from '@fairlead/domain';
import { type Answers, holds } from '../conditions/index.ts';
import type { DecisionRule } from '../content/shapes/underwriting.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';
import { underwritingFacts } from './facts.ts';

export type DecisionKind = DecisionRule['decision'];

/** A reason: the rule's id with the texts for the admin and the applicant. */
type Reason = { id: string; decision: DecisionKind; admin: string; applicant: string };

export type UnderwritingDecision = { decision: DecisionKind; reasons: Reason[] };

/**
 * Decides an attested application (underwriting.md, The order of things): every rule is evaluated, and the strongest
 * kind that matches wins. All matching rules against the application become reasons, strongest first; the rule for a
 * clean application is only a reason if no other matches.
 */
export function decide(
  answers: Answers,
  application: ApplicationContext,
  flags: Flags,
): UnderwritingDecision {
  const facts = underwritingFacts(answers, application, flags);
  const matching = underwriting.decision.rules.filter(
    (rule) =>
      !rule.not_in_states?.includes(facts.primary_state ?? '') &&
      holds(rule.when, { answers, facts, flags }),
  );
  const decision = underwriting.decision.order.find((kind) =>
    matching.some((rule) => rule.decision === kind),
  );
  if (!decision)
    throw new Error('No decision rule of underwriting.yaml holds; APP-01 always should.');
  const findings = matching.filter((rule) => isFinding(rule.decision));
  const kept =
    findings.length > 0 ? findings : matching.filter((rule) => rule.decision === decision);
  return {
    decision,
    reasons: kept.map(({ id, decision: kind, admin, applicant }) => ({
      id,
      decision: kind,
      admin,
      applicant,
    })),
  };
}

const isFinding = (kind: DecisionKind) => kind === 'DECLINED' || kind === 'REQUIRES_REVIEW';

/** Returns the decision about an application after an underwriter has quoted it, which depends on its path. */
export const decisionAfterReview = (legacyChannel: boolean): DecisionKind =>
  legacyChannel ? 'APPROVED' : 'NON_LEGACY_ATTEST';
