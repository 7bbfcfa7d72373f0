import { aCoverage, aQuote } from './builders.ts';

/** The quotes of a package with three coverages in two products. */
export const draftQuotes = [
  aQuote('cem', { product_name: 'CP_CEM', coverages: [aCoverage('cyber')] }),
  aQuote('sml', { coverages: [aCoverage('dao'), aCoverage('epl')] }),
];

/** A choice that applies at once, without a review. */
export const now = (value: number) => ({ now: value, review: [] });
