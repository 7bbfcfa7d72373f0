import { type BillingInterval, cents, sumByCode } from '@fairlead/domain/money';
import { holds } from '../conditions/index.ts';
import { legacyContent } from '../content/legacy.ts';
import { rating } from '../content/rating.ts';
import type { LegacyPackage } from '../content/shapes/persona-legacy.ts';
import { dividedBy } from '../rating/arithmetic.ts';
import {
  type Amount,
  type CoverageChoice,
  isAvailable,
  packagePrice,
  type QuotePrice,
  type RatingInput,
  transactionFees,
} from '../rating/index.ts';
import { incubatorOfSlug } from '../underwriting/index.ts';
import { wireName } from './names.ts';
import { pricePackage } from './products.ts';
import { answeredChoices, recipeChoice, recipeChoices, recipes } from './recipes.ts';

export type LegacyPricing = {
  input: RatingInput;
  /** The coverages of the expiring term, for the slug `renewal` (default: the answered ones). */
  expiring?: readonly CoverageChoice[] | undefined;
  adjustment_bp?: number | undefined;
};

/** The package slugs that the specification's older product knows. */
export const legacySlugs = Object.keys(rating.package_recipes.legacy_slugs);

/**
 * Returns a package of a legacy application, priced like its recipe with its partner's discount (rating.md §5, §8).
 * `key` is part of its id: "026" and "basic" give lq_026_basic. Throws a RangeError for an unknown slug.
 */
export function legacyPackage(key: string, slug: string, pricing: LegacyPricing): LegacyPackage {
  const input = withPartnerOf(slug, pricing.input);
  const quotes = quotesOfSlug(slug, pricing);
  const price = packagePrice(quotes);
  return {
    quote: {
      id: `lq_${key}_${slug}`,
      koverages_accepted: quotes.flatMap(({ coverages }) =>
        coverages.map(({ choice }) => wireName(choice.coverage, input.facts.primary_state)),
      ),
      pricing: {
        monthly_initial_amount_cents: cents(price.first_payment),
        monthly_rest_amount_cents: cents(price.monthly_amount),
        monthly_last_amount_cents: cents(price.last_payment),
        annual_amount_cents: cents(price.annual_total),
        monthly: {
          fees: charged(quotes, 'MONTHLY', 'fees').map(perMonth),
          taxes: charged(quotes, 'MONTHLY', 'taxes').map(perMonth),
        },
        annual: {
          fees: charged(quotes, 'ANNUALLY', 'fees').map(atOnce),
          taxes: charged(quotes, 'ANNUALLY', 'taxes').map(atOnce),
        },
      },
    },
    metadata: {
      transaction_fees: {
        annual: transactionFees(price.annual_total),
        monthly: {
          initial: transactionFees(price.first_payment),
          per_month: transactionFees(price.monthly_amount),
        },
      },
    },
    partnered_coverages: legacyContent.partnered_coverages.map(({ name, flag_when }) => ({
      name,
      flag: holds(flag_when, input),
    })),
  };
}

/** Returns one quote per product of a package. Throws a RangeError for an unknown slug. */
export function quotesOfSlug(slug: string, pricing: LegacyPricing): QuotePrice[] {
  const input = withPartnerOf(slug, pricing.input);
  return pricePackage(choicesOfSlug(slug, { ...pricing, input }), input, pricing.adjustment_bp);
}

/** The packages of a legacy application, by slug. */
export function legacyPackages(
  key: string,
  slugs: readonly string[],
  pricing: LegacyPricing,
): Record<string, LegacyPackage> {
  return Object.fromEntries(slugs.map((slug) => [slug, legacyPackage(key, slug, pricing)]));
}

/** The coverages of a package by its slug. Throws a RangeError for an unknown slug. */
export function choicesOfSlug(
  slug: string,
  { input, expiring }: LegacyPricing,
): readonly CoverageChoice[] {
  const priced = rating.package_recipes.legacy_slugs[slug];
  const recipe = recipes.find(({ name }) => name === priced);
  if (recipe) return recipeChoices(recipe, input);
  if (priced === 'as_answered') return answeredChoices(input);
  if (priced === 'as_expiring')
    return (expiring ?? answeredChoices(input)).filter(({ coverage }) =>
      isAvailable(coverage, input),
    );
  if (priced === 'dao_only') {
    return [recipeChoice({ coverage: 'dao', limit: 100_000_000, retention: 1_500_000 })];
  }
  if (priced === 'dao_only_2m') {
    return [recipeChoice({ coverage: 'dao', limit: 200_000_000, retention: 2_500_000 })];
  }
  throw new RangeError(
    `There is no package "${slug}". The packages are ${legacySlugs.join(', ')}.`,
  );
}

/** Applies the discount of the slug's partner, regardless of the application's partner. */
function withPartnerOf(slug: string, input: RatingInput): RatingInput {
  const program = incubatorOfSlug(slug);
  if (!program?.eligible_for_partner_discounts) return input;
  return {
    ...input,
    facts: {
      ...input.facts,
      partner: program.partner ?? undefined,
      eligible_for_partner_discounts: true,
    },
  };
}

/** One row for each code, summed over the quotes, in the order they first appear. */
function charged(
  quotes: readonly QuotePrice[],
  interval: BillingInterval,
  list: 'fees' | 'taxes',
): Amount[] {
  return sumByCode(quotes.flatMap(({ summaries }) => summaries[interval][list]));
}

function perMonth({ code, amount }: Amount) {
  const month = dividedBy(amount, 12);
  return {
    code,
    initial: { amount_cents: cents(2 * month) },
    per_month: { amount_cents: cents(month) },
  };
}

const atOnce = ({ code, amount }: Amount) => ({ code, amount_cents: cents(amount) });
