export { availableOptions } from './available-coverages.ts';
export { choicesOf } from './choices.ts';
export { customized } from './customize.ts';
export { dependentsOf, parentOf } from './dependents.ts';
export { gatewayPricing } from './gateway.ts';
export type { LegacyPricing } from './legacy.ts';
export {
  choicesOfSlug,
  legacyPackage,
  legacyPackages,
  legacySlugs,
  quotesOfSlug,
} from './legacy.ts';
export { coverageOf, wireName } from './names.ts';
export { offeredSlugs } from './offered.ts';
export type { CoverageParameters } from './parameters.ts';
export { readParameters } from './parameters.ts';
export type { PersonaPricing } from './persona-packages.ts';
export { personaPackage, personaQuote } from './persona-packages.ts';
export { byProduct, pricePackage, priceProduct } from './products.ts';
export type { Recipe } from './recipes.ts';
export { answeredChoices, recipeChoice, recipeChoices, recipes } from './recipes.ts';
export type { AskedRequest } from './request-quotes.ts';
export { requestFacts, requestQuote } from './request-quotes.ts';
export type { PackageHeader, Pricing } from './submission-packages.ts';
export { packageQuotes, submissionPackages, wirePackage } from './submission-packages.ts';
export type { QuoteTerms } from './wire-quote.ts';
export { applicationExpiry, quoteExpiry, quoteIds, wireQuote } from './wire-quote.ts';
