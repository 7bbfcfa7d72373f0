import type { Package, Quote } from '@fairlead/contracts/packages';
import { addDays, type DayText } from '@fairlead/domain/packages';
import { rating } from '../content/rating.ts';
import type { FullQuote, PersonaPackage, ShortQuote } from '../content/shapes/persona-package.ts';
import { type CoverageChoice, type RatingInput, rateCoverage } from '../rating/index.ts';
import { choicesOf } from './choices.ts';
import { coverageOf } from './names.ts';
import { priceProduct } from './products.ts';
import { recipeChoice } from './recipes.ts';
import { wirePackage } from './submission-packages.ts';
import { wireCoverage } from './wire-coverage.ts';
import { wireQuote } from './wire-quote.ts';

export type PersonaPricing = {
  input: RatingInput;
  client_id: string;
  adjustment_bp?: number | undefined;
};

/**
 * Returns a package of personas.yaml (dates already shifted) in the shape of B§3. The file has most quotes in a short
 * form; both forms are priced again from their choices, so that limits, intervals and features are complete.
 */
export function personaPackage(row: PersonaPackage, pricing: PersonaPricing): Package {
  const { quotes, coverage_requests, price, quoted, ...header } = row;
  return {
    ...wirePackage(
      header,
      quotes.map((quote) => personaQuote(quote, pricing)),
    ),
    coverage_requests,
  };
}

/** A quote of personas.yaml or sample-quotes.yaml in the shape of B§3. */
export function personaQuote(
  quote: ShortQuote | FullQuote,
  { input, client_id, adjustment_bp }: PersonaPricing,
): Quote {
  const full = 'pricing_summaries' in quote ? quote : null;
  const price = priceProduct(
    quote.product_name,
    'pricing_summaries' in quote ? choicesOf([quote]) : shortChoices(quote, true),
    input,
    adjustment_bp,
  );
  const switchedOff =
    'pricing_summaries' in quote
      ? []
      : shortChoices(quote, false).map((choice) => rateCoverage(choice, input));
  const priced = wireQuote(
    price,
    {
      annual_quote_id: quote.annual_quote_id,
      monthly_quote_id: quote.monthly_quote_id,
      client_id: full?.client_id ?? client_id,
      priced_on: pricedOn(quote.expiration_date),
      requested_effective_date: quote.requested_effective_date,
      status: quote.status,
      policy_number: quote.policy_number,
      effective_date: full?.effective_date,
      coverage_request_id: full?.coverage_request_id,
      notes: full?.notes,
      client_requested: full?.client_requested,
    },
    input,
  );
  const others = switchedOff.map((rated) => wireCoverage(rated, input, false));
  return { ...priced, coverages: [...priced.coverages, ...others] };
}

function shortChoices({ coverages }: ShortQuote, isEnabled: boolean): CoverageChoice[] {
  return coverages.flatMap(({ unique_name, limit, out_of_pocket, features, is_enabled = true }) => {
    const coverage = coverageOf(unique_name);
    if (!coverage || is_enabled !== isEnabled) return [];
    const chosen = coverage === 'bpp' ? {} : { limit };
    return [{ ...recipeChoice({ coverage, ...chosen, retention: out_of_pocket }), features }];
  });
}

const pricedOn = (expires: DayText): DayText => addDays(expires, -rating.expiry.quote_days);
