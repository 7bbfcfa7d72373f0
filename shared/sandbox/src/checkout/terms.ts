import { intervalOf, scheduleLabels } from '@fairlead/domain/legacy';
import { formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import {
  coverageLabel,
  formatDay,
  headlineLimit,
  utcDayOf,
  yearlyTotal,
} from '@fairlead/domain/packages';
import { legacyPricingOf } from '../applications/legacy.ts';
import { quotesOf } from '../applications/packages.ts';
import { rating } from '../content/rating.ts';
import type { CheckoutRow, QuoteRow } from '../database/tables.ts';
import { quotesOfSlug } from '../packages/index.ts';
import type { World } from '../world/world.ts';

/** A line of what an officer signs. */
export type Term = { readonly name: string; readonly value: string };

/** Returns what an officer accepts: each coverage with its limit, the start of coverage, and the yearly price. */
export async function termsOf(world: World, checkout: CheckoutRow): Promise<readonly Term[]> {
  const { package_slug: slug, payment_schedule: schedule } = checkout;
  const bought = await world.store.get('package', slug);
  if (bought) return packageTerms(world, checkout, await quotesOf(world, bought));
  if (checkout.legacy_application_id === null) return [];
  const legacy = await world.store.get('legacy', checkout.legacy_application_id);
  const pricing = legacy?.packages[slug]?.quote.pricing;
  if (!legacy || !pricing) return [];
  const {
    annual_amount_cents: annual,
    monthly_initial_amount_cents: first,
    monthly_rest_amount_cents: each,
    monthly_last_amount_cents: last,
  } = pricing;
  return [
    ...(await coverageTerms(world, legacy, slug)),
    ...priceTerms(world, checkout, schedule === 'annual' ? annual : first + 9 * each + last),
  ];
}

function packageTerms(world: World, checkout: CheckoutRow, quotes: readonly QuoteRow[]): Term[] {
  const covered = quotes.flatMap(({ coverages }) => coverages.filter((one) => one.is_enabled));
  return [
    ...covered.map(({ unique_name, limits }) => {
      const limit = headlineLimit(limits);
      const isMoney = limit?.unit === 'CURRENCY_USD';
      const value = isMoney ? formatWholeDollars(limit.value) : 'Included';
      return { name: coverageLabel(unique_name), value };
    }),
    ...priceTerms(world, checkout, yearlyTotal(quotes, intervalOf[checkout.payment_schedule])),
  ];
}

const priceTerms = (world: World, checkout: CheckoutRow, total: number): Term[] => [
  { name: 'Effective', value: startOf(world, checkout) },
  {
    name: 'Premium, taxes, and fees',
    value: `${formatMoney(total)}, paid ${scheduleLabels[checkout.payment_schedule].toLowerCase()}`,
  },
];

type Legacy = Parameters<typeof legacyPricingOf>[1];

async function coverageTerms(world: World, legacy: Legacy, slug: string): Promise<Term[]> {
  const rated = await legacyPricingOf(world, legacy);
  if (!rated) return [];
  return quotesOfSlug(slug, rated)
    .flatMap(({ coverages }) => coverages)
    .map(({ choice: { coverage, limits } }) => ({
      name: coverageLabel(coverage),
      value: limitOf(coverage, limits),
    }));
}

/** Formats a coverage's first limit, which is the one per claim or occurrence. */
function limitOf(
  coverage: keyof typeof rating.coverages,
  limits: Readonly<Record<string, number>>,
): string {
  const first = rating.coverages[coverage].limits[0];
  const value = first && limits[first.unique_name];
  return value !== undefined && first?.unit === 'CURRENCY_USD'
    ? formatWholeDollars(value)
    : 'Included';
}

function startOf(world: World, { start_date, requested_date }: CheckoutRow): string {
  if (start_date) return formatDay(start_date);
  return requested_date && requested_date > utcDayOf(world.now())
    ? formatDay(requested_date)
    : 'The day you sign';
}
