import type { CheckoutRow, LegacyRow } from '../database/tables.ts';
import { scramble } from '../world/ids.ts';

/** Adds a new link, which invalidates older ones. */
export const withLink = (checkout: CheckoutRow, at: number): CheckoutRow => ({
  ...checkout,
  link: { key: scramble(`${checkout.id}/${at}/${checkout.accepted_at}`), sent_at: at },
});

/** Returns the application to its quoted state, because nothing was insured. */
export const reopened = (
  legacy: LegacyRow,
  { officer }: CheckoutRow,
  reason: 'declined' | 'canceled',
): LegacyRow => ({
  ...legacy,
  status: 'quoted',
  quote_accepted_at: null,
  package_slug: null,
  checkout_id: null,
  payment_method: null,
  unsigned: { reason, officer_name: officer.name },
});
