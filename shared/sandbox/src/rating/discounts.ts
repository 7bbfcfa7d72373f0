import type { BillingInterval } from '@fairlead/domain/money';
import { holds } from '../conditions/index.ts';
import type { ProductName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type { PartnerDiscount } from '../content/shapes/rating.ts';
import type { Amount } from './amount.ts';
import { times } from './arithmetic.ts';
import type { RatingInput } from './factors.ts';

type DiscountInput = {
  product: ProductName;
  interval: BillingInterval;
  adjusted_cents: number;
  state_minimum_cents: number;
  coverages: number;
};

/**
 * Returns the discounts of a quote as negative amounts (rating.md §4.5): bundle, partner, paid in full. Each is a share
 * of the adjusted premium, limited to what is left under the cap and above the state minimum.
 */
export function discountsOf(terms: DiscountInput, input: RatingInput): Amount[] {
  const { adjusted_cents, state_minimum_cents } = terms;
  let room = Math.min(
    times(adjusted_cents, rating.discounts.cap_bp),
    Math.max(0, adjusted_cents - state_minimum_cents),
  );
  const taken: Amount[] = [];
  for (const { code, amount } of wanted(terms, input)) {
    const takes = Math.min(amount, room);
    if (takes <= 0) continue;
    room -= takes;
    taken.push({ code, amount: -takes });
  }
  return taken;
}

function wanted(terms: DiscountInput, input: RatingInput): Amount[] {
  return [...bundle(terms), ...partner(terms, input), ...paidInFull(terms)];
}

function bundle({ product, coverages, adjusted_cents }: DiscountInput): Amount[] {
  const offer = rating.products[product].bundle_discount;
  if (!offer || coverages < offer.min_coverages) return [];
  return [{ code: offer.code, amount: times(adjusted_cents, offer.rate_bp) }];
}

function partner(
  { product, adjusted_cents }: DiscountInput,
  { answers, facts }: RatingInput,
): Amount[] {
  const found = Object.entries(rating.discounts.partner).find(([, row]) => applies(row));
  if (!found) return [];
  const [code, { rate_bp, rate_when, cap_cents }] = found;
  const better = rate_when && holds(rate_when.when, { answers, facts });
  const amount = times(adjusted_cents, better ? rate_when.rate_bp : rate_bp);
  return [{ code, amount: Math.min(amount, cap_cents ?? amount) }];

  function applies(row: PartnerDiscount) {
    return (
      facts.eligible_for_partner_discounts &&
      row.partner === facts.partner &&
      row.products.includes(product) &&
      (!row.first_policy_only || facts.first_policy)
    );
  }
}

function paidInFull({ interval, adjusted_cents }: DiscountInput): Amount[] {
  const { code, billing_interval, rate_bp } = rating.discounts.paid_in_full;
  return interval === billing_interval ? [{ code, amount: times(adjusted_cents, rate_bp) }] : [];
}
