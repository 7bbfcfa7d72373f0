import * as s from 'superstruct';
import { quoteDetails, quoteHeader, requestHeader } from './wire.ts';

const SampleQuote = s.object({
  id: s.string(),
  market_submission_id: s.string(),
  package_id: s.optional(s.string()),
  created_at: s.string(),
  ...quoteHeader,
  ...quoteDetails,
});

const SampleRequest = s.object({
  ...requestHeader,
  market_submission_id: s.string(),
  coverage_parameters: s.array(
    s.object({ unique_name: s.string(), value: s.union([s.boolean(), s.integer()]) }),
  ),
  returned_quotes: s.array(s.string()),
  shown_as: s.string(),
  counts_as: s.string(),
  carrier_reason: s.optional(s.string()),
});

export const SampleQuotesShape = s.object({
  version: s.integer(),
  as_of: s.string(),
  quotes: s.array(SampleQuote),
  coverage_requests: s.array(SampleRequest),
});

/** The quote library of the admin's submission and of a few others, from sample-quotes.yaml. */
export type SampleQuotes = s.Infer<typeof SampleQuotesShape>;
export type SampleQuote = s.Infer<typeof SampleQuote>;
export type SampleRequest = s.Infer<typeof SampleRequest>;
