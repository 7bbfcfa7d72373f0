import type { EligibilityFacts } from './eligibility.ts';

type PreDecision = { readonly qualified: boolean; readonly reasoning_key: string | null };

/**
 * What the pre-decision of a new application says in the words of the eligibility check, for applications that have no
 * legacy one to ask about. No available products means that the place is not served (A§4, renewal routing).
 */
export function eligibilityOf(
  preDecision: PreDecision | null,
  { isRenewal }: Pick<EligibilityFacts, 'isRenewal'>,
): EligibilityFacts {
  if (preDecision === null || preDecision.qualified)
    return { decision: 'yes', reasonToken: preDecision?.reasoning_key ?? null, isRenewal };
  const { reasoning_key: key } = preDecision;
  const reasonToken = key === 'no_available_products' ? 'unsupported_location' : key;
  // A policy that exists may be able to follow its company: of a renewal, people decide.
  const decision = isRenewal && reasonToken === 'unsupported_location' ? 'maybe' : 'no';
  return { decision, reasonToken, isRenewal };
}
