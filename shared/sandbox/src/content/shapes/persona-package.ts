import { widen } from '@fairlead/contracts';
import * as s from 'superstruct';
import { productNames } from '../names.ts';
import { quoteDetails, quoteHeader, requestHeader, whole } from './wire.ts';

const ShortCoverage = s.object({
  unique_name: s.string(),
  limit: whole,
  out_of_pocket: whole,
  premium: whole,
  features: s.array(s.string()),
  /** False for a coverage that the insurer quoted and that isn't part of the package; true unless written. */
  is_enabled: s.optional(s.boolean()),
});

/** A quote in short: the first limit and out-of-pocket of each coverage, and the totals. */
export const ShortQuote = s.object({
  ...quoteHeader,
  product_name: s.enums(productNames),
  policy_number: s.optional(s.string()),
  coverages: s.array(ShortCoverage),
  totals: s.object({ MONTHLY: whole, ANNUALLY: whole }),
});

export const FullQuote = s.object({ ...quoteHeader, ...quoteDetails });

const quote = s.dynamic<ShortQuote | FullQuote>((given) =>
  typeof given === 'object' && given !== null && 'totals' in given
    ? widen<ShortQuote | FullQuote>(ShortQuote)
    : widen<ShortQuote | FullQuote>(FullQuote),
);

export const personaPackage = s.object({
  id: s.string(),
  name: s.string(),
  description: s.string(),
  status: s.enums(['CREATED', 'PENDING', 'IN_REVIEW', 'READY', 'ARCHIVED', 'INVALIDATED']),
  recommended: s.boolean(),
  is_client_custom_package: s.boolean(),
  order: whole,
  product_name: s.nullable(s.string()),
  carrier_id: s.string(),
  /** The schedules that the insurer quoted; monthly and annually unless written. */
  quoted: s.optional(s.array(s.enums(['WEEKLY', 'MONTHLY', 'ANNUALLY']))),
  quotes: s.array(quote),
  coverage_requests: s.array(s.object(requestHeader)),
  price: s.object({
    monthly_total: whole,
    annual_total: whole,
    monthly_price: whole,
    first_payment: whole,
    next_nine_each: whole,
    last_payment: whole,
    annual_savings: whole,
  }),
});

export type ShortQuote = s.Infer<typeof ShortQuote>;
export type FullQuote = s.Infer<typeof FullQuote>;
export type PersonaPackage = s.Infer<typeof personaPackage>;
