import type { EligibilityFacts } from './eligibility.ts';

type PreDecision = { readonly qualified: boolean; readonly reasoning_key: string | null };

/**
 * Converts the pre-decision of a new application to a result of the eligibility check, for applications without a
 * legacy one. No available products means that we don't insure companies there (A§4, renewal routing).
 */
export function eligibilityOf(
  preDecision: PreDecision | null,
  { isRenewal }: Pick<EligibilityFacts, 'isRenewal'>,
): EligibilityFacts {
  if (preDecision === null || preDecision.qualified)
    return { decision: 'yes', reasonToken: preDecision?.reasoning_key ?? null, isRenewal };
  const { reasoning_key: key } = preDecision;
  const reasonToken = key === 'no_available_products' ? 'unsupported_location' : key;
  // An existing policy may move with its company, so people decide about a renewal.
  const decision = isRenewal && reasonToken === 'unsupported_location' ? 'maybe' : 'no';
  return { decision, reasonToken, isRenewal };
}
