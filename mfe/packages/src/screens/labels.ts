import { formatMoney } from '@fairlead/domain/money';
import {
  type Amount,
  coverageFamily,
  differentLast,
  formatAmount,
  type MonthlyPlan,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';

/** What comes after the first payment of the monthly plan, in one sentence (B§9). */
export const monthlyNote = (plan: MonthlyPlan): string =>
  content.billing.monthlyNote(formatMoney(plan.each), lastPayment(plan));

/** The last payment where it differs from the others (AMB-68): "$87.36". */
export function lastPayment(plan: MonthlyPlan): string | null {
  const last = differentLast(plan);
  return last === null ? null : formatMoney(last);
}

/** An amount as a client reads it: whole dollars, percent, days or hours. */
export const shown = (amount: Amount) => formatAmount(amount);

/** The glyph of a coverage: one for each coverage, regardless of its form. */
export function glyphOf(uniqueName: string): string {
  const family = coverageFamily(uniqueName);
  if (family.startsWith('cyber')) return 'cyber';
  return family === 'bpp' ? 'property' : family;
}
