import { addDays, utcDayOf } from '@fairlead/domain/packages';
import type { CheckoutRow } from '../database/tables.ts';
import { minutes } from '../world/clock.ts';
import { momentOn } from './dates.ts';

/**
 * Returns when the money is collected after a signature. Companies that pay when they raise pay when the round closes, at the
 * latest on day 30.
 */
export function collectionTime(checkout: CheckoutRow, start: string, signedAt: number): number {
  const from = (day: string) => Math.max(signedAt, momentOn(day, '14:00')) + minutes(1);
  if (!paysWhenItRaises(checkout)) return from(start);
  const latest = momentOn(addDays(start, 30), '14:00');
  const { round_closed_at: closedAt } = checkout;
  return closedAt === undefined ? latest : Math.min(latest, from(utcDayOf(closedAt)));
}

/** Whether the chosen package is paid when the company raises money. */
export const paysWhenItRaises = ({ package_slug }: CheckoutRow) =>
  package_slug.startsWith('pay_when_you_raise');
