export { availableOptions } from './available-coverages.ts';
export { choicesOf } from './choices.ts';
export { customized } from './customize.ts';
export { gatewayPricing } from './gateway.ts';
export {
  choicesOfSlug,
  legacyPackage,
  legacyPackages,
  legacySlugs,
  quotesOfSlug,
} from './legacy.ts';
export { coverageOf } from './names.ts';
export { offeredSlugs } from './offered.ts';
export type { CoverageParameters } from './parameters.ts';
export { readParameters } from './parameters.ts';
export { personaPackage, personaQuote } from './persona-packages.ts';
export { pricePackage, priceProduct } from './products.ts';
export { recipeChoices, recipes } from './recipes.ts';
export { requestFacts, requestQuote } from './request-quotes.ts';
export type { Pricing } from './submission-packages.ts';
export { packageQuotes, submissionPackages } from './submission-packages.ts';
export { applicationExpiry, quoteIds, wireQuote } from './wire-quote.ts';
