import type { Package, Quote } from '@fairlead/contracts/packages';
import type { DayText } from '@fairlead/domain/packages';
import { rating } from '../content/rating.ts';
import type { CoverageChoice, RatingInput } from '../rating/index.ts';
import { pricePackage } from './products.ts';
import { recipeChoices, recipes } from './recipes.ts';
import { quoteIds, wireQuote } from './wire-quote.ts';

export type Pricing = {
  input: RatingInput;
  client_id: string;
  /** The day the quotes are priced. */
  today: DayText;
  requested_effective_date: DayText | null;
  /** The underwriter's adjustment in basis points, the same for every quote; 0 without a review. */
  adjustment_bp?: number | undefined;
};

/**
 * The packages of a new market submission: Essentials, Recommended and Complete, priced, READY, with readable ids
 * (`key` "041" gives pk_041_1, qa_041_1_sgl, …). A package for which nothing is available is left out.
 */
export function submissionPackages(key: string, pricing: Pricing): Package[] {
  return recipes
    .map((recipe, index) => {
      const order = index + 1;
      const choices = recipeChoices(recipe, pricing.input);
      return wirePackage(
        {
          id: `pk_${key}_${order}`,
          name: recipe.name,
          description: recipe.description,
          recommended: recipe.recommended,
          order,
        },
        packageQuotes(`${key}_${order}`, choices, pricing),
      );
    })
    .filter(({ quotes }) => quotes.length > 0);
}

/** Returns the quotes for a set of choices, one for each product. Another revision gives new ids. */
export function packageQuotes(
  key: string,
  choices: readonly CoverageChoice[],
  pricing: Pricing,
  revision = 1,
): Quote[] {
  const { input, client_id, today, requested_effective_date } = pricing;
  return pricePackage(choices, input, pricing.adjustment_bp).map((price) =>
    wireQuote(
      price,
      {
        ...quoteIds(key, price.product, revision),
        client_id,
        priced_on: today,
        requested_effective_date,
      },
      input,
    ),
  );
}

export type PackageHeader = Pick<Package, 'id' | 'name' | 'description' | 'order'> &
  Partial<Pick<Package, 'status' | 'recommended' | 'is_client_custom_package'>>;

/**
 * Builds a package from its quotes, in the shape of B§3: READY, not recommended and not custom unless the header says
 * otherwise.
 */
export function wirePackage(header: PackageHeader, quotes: Quote[]): Package {
  return {
    status: 'READY',
    recommended: false,
    is_client_custom_package: false,
    ...header,
    product_name: null,
    carrier_id: rating.carrier.carrier_id,
    coverages: quotes.flatMap(({ coverages }) => coverages.map(({ unique_name }) => unique_name)),
    quotes,
    coverage_requests: [],
  };
}
