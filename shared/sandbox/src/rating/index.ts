export type { ApplicationContext } from '../conditions/application-context.ts';
export type { Amount } from './amount.ts';
export {
  availableCoverages,
  isAvailable,
  ratingRefers,
  wantedCoverages,
} from './availability.ts';
export type { CoverageChoice, FullChoice } from './choice.ts';
export { ChoiceError, fullChoice, leadingLimit } from './choice.ts';
export type { RatedCoverage } from './coverage.ts';
export { rateCoverage } from './coverage.ts';
export type { RatingInput } from './factors.ts';
export { isLive, ratingFacts, stateOf } from './facts.ts';
export { packagePrice, transactionFees } from './payments.ts';
export { locationName } from './premises.ts';
export type { QuotePrice, QuoteSummary } from './quote.ts';
export { priceQuote } from './quote.ts';
