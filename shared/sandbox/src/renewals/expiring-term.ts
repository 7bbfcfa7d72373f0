import { flatAnswers } from '../content/personas.ts';
import type { ApplicationRow, ExpiringTerm } from '../database/tables.ts';
import { choicesOfSlug, pricePackage } from '../packages/index.ts';
import { ratingFacts } from '../rating/index.ts';

/**
 * Returns the term that a renewal follows: the coverages of the accepted package, with the expiring application's
 * answers of the day it was created. Null if no package was accepted.
 */
export function expiringTerm(
  { answers, context }: Pick<ApplicationRow, 'answers' | 'context'>,
  { slug, ends }: { readonly slug: string | null; readonly ends: string },
): ExpiringTerm | null {
  if (slug === null) return null;
  const flat = flatAnswers(answers);
  const input = { answers: flat, facts: ratingFacts(flat, context) };
  const coverages = choicesOfSlug(slug, { input });
  const years = pricePackage(coverages, input).map(({ summaries }) => summaries.ANNUALLY);
  const sumOf = (read: (year: (typeof years)[number]) => number) =>
    years.reduce((sum, year) => sum + read(year), 0);
  return {
    ends,
    coverages,
    net_premium_cents: sumOf(({ net_premium_cents }) => net_premium_cents),
    annual_total_cents: sumOf(({ total_cents }) => total_cents),
  };
}
