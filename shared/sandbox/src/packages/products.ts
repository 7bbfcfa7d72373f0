import { type ProductName, productNames } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import {
  type CoverageChoice,
  priceQuote,
  type QuotePrice,
  type RatingInput,
  rateCoverage,
} from '../rating/index.ts';

/** Groups the choices of a package by product, in product order, without empty products (rating.md §8). */
function byProduct(
  choices: readonly CoverageChoice[],
): { product: ProductName; choices: CoverageChoice[] }[] {
  const needsPackage = choices.some(({ coverage }) => coverage === 'bpp' || coverage === 'ebl');
  const left: ProductName = needsPackage ? 'SGL' : 'CP_CPP';
  return productNames
    .filter((product) => product !== left)
    .toSorted((a, b) => rating.products[a].rank - rating.products[b].rank)
    .map((product) => ({ product, choices: inProductOrder(product, choices) }))
    .filter((group) => group.choices.length > 0);
}

/** Prices a package: one quote for each product, all with the same underwriter's adjustment (basis points). */
export function pricePackage(
  choices: readonly CoverageChoice[],
  input: RatingInput,
  adjustmentBp = 0,
): QuotePrice[] {
  return byProduct(choices).map((group) =>
    priceProduct(group.product, group.choices, input, adjustmentBp),
  );
}

/** Prices one product's coverages. */
export function priceProduct(
  product: ProductName,
  choices: readonly CoverageChoice[],
  input: RatingInput,
  adjustmentBp = 0,
): QuotePrice {
  const rated = inProductOrder(product, choices).map((choice) => rateCoverage(choice, input));
  return priceQuote(product, rated, input, adjustmentBp);
}

function inProductOrder(product: ProductName, choices: readonly CoverageChoice[]) {
  return rating.products[product].coverages.flatMap((name) =>
    choices.filter(({ coverage }) => coverage === name),
  );
}
