import type { AvailableCoverages } from '@fairlead/contracts/packages';
import { productNames } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import { isAvailable, type RatingInput, rateCoverage } from '../rating/index.ts';
import { wireCoverage } from './wire-coverage.ts';

/**
 * Returns everything that the carrier can offer this company, by product (B§3): each available coverage with its base
 * choices, not enabled, and the premium that it would add before adjustments and discounts.
 */
export function availableOptions(input: RatingInput): AvailableCoverages {
  return productNames
    .map((product) => ({
      carrier_id: rating.carrier.carrier_id,
      product_name: product,
      coverages: rating.products[product].coverages
        .filter((coverage) => isAvailable(coverage, input))
        .map((coverage) => wireCoverage(rateCoverage({ coverage }, input), input, false)),
    }))
    .filter(({ coverages }) => coverages.length > 0);
}
