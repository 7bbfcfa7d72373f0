import { Cents, Day, Moment, open, orMissing, orNull } from '@fairlead/contracts';
import {
  coverageRequestStatuses,
  marketSubmissionStatuses,
  packageStatuses,
  quoteStatuses,
} from '@fairlead/domain';
import { billingIntervals } from '@fairlead/domain/money';
import * as s from 'superstruct';

/** B§3. `value` is cents for CURRENCY_USD and a plain number for the other units (AMB-70). */
export const Limit = s.type({
  unique_name: s.string(),
  unit: open(['CURRENCY_USD', 'PERCENTAGE', 'DAYS', 'HOURS']),
  frequency: orNull(open(['PER_CLAIM', 'PER_ACCIDENT', 'PER_OCCURRENCE', 'PER_POLICY_TERM'])),
  value: s.number(),
  is_policy_limit: s.boolean(),
  intervals: s.array(s.number()),
  stp_intervals: s.array(s.number()),
});

export const OutOfPocket = s.type({
  unique_name: s.string(),
  label: open(['DEDUCTIBLE', 'RETENTION', 'COINSURANCE']),
  unit: open(['CURRENCY_USD', 'PERCENTAGE', 'DAYS', 'HOURS']),
  frequency: orNull(open(['PER_CLAIM', 'PER_ACCIDENT', 'PER_OCCURRENCE', 'PER_POLICY_TERM'])),
  value: s.number(),
  intervals: s.array(s.number()),
  stp_intervals: s.array(s.number()),
});

export const CoverageFeature = s.type({
  unique_name: s.string(),
  is_enabled: s.boolean(),
  limits: s.array(Limit),
  out_of_pockets: s.array(OutOfPocket),
});

export const Premium = s.type({ code: s.string(), amount: Cents });

/**
 * A location of the property coverage. B§5 lets a client remove one, but B§3 has no field for it, so a server may leave the
 * list out. Its unique_name is a coverage parameter with the value true or false.
 */
export const CoveredLocation = s.type({
  unique_name: s.string(),
  address: s.string(),
  is_enabled: s.boolean(),
});

const coverageParts = {
  unique_name: s.string(),
  is_enabled: s.boolean(),
  review_required: s.boolean(),
  stp_available: s.boolean(),
  premiums: s.array(Premium),
  limits: s.array(Limit),
  out_of_pockets: s.array(OutOfPocket),
  coverage_features: s.array(CoverageFeature),
};

export const SubCoverage = s.type(coverageParts);
export const Coverage = s.type({
  ...coverageParts,
  sub_coverages: s.array(SubCoverage),
  locations: orMissing(s.array(CoveredLocation)),
});

export const PriceRow = s.type({ code: s.string(), amount: Cents });

/** B§3. Discounts are negative (AMB-96), so the total is the plain sum of premiums and all four lists. */
export const PricingSummary = s.type({
  billing_interval: open(billingIntervals),
  total_price: s.type({ amount: Cents, code: s.string(), currency: s.string() }),
  adjustments: s.array(PriceRow),
  taxes: s.array(PriceRow),
  fees: s.array(PriceRow),
  discounts: s.array(PriceRow),
});

const QuoteFields = s.type({
  /** Null where the quote has no price for the interval (AMB-103). One of the two ids is there. */
  annual_quote_id: orNull(s.string()),
  monthly_quote_id: orNull(s.string()),
  policy_number: orNull(s.string()),
  product_name: open(['SGL', 'CP_CPP', 'SML', 'CP_CEM']),
  carrier_id: s.string(),
  client_id: s.string(),
  status: open(quoteStatuses),
  coverage_request_id: orNull(s.string()),
  coverages: s.array(Coverage),
  pricing_summaries: s.array(PricingSummary),
  effective_date: orNull(Day),
  requested_effective_date: orNull(Day),
  expiration_date: Day,
  notes: orNull(s.string()),
  client_requested: s.boolean(),
  has_tria: s.boolean(),
});

export const Quote = s.refine(
  QuoteFields,
  'quote with an id',
  ({ annual_quote_id, monthly_quote_id }) => (annual_quote_id ?? monthly_quote_id) !== null,
);

export const CoverageRequest = s.type({
  id: s.string(),
  status: open(coverageRequestStatuses),
  product_name: open(['SGL', 'CP_CPP', 'SML', 'CP_CEM']),
  carrier_id: s.string(),
  tracking_id: s.string(),
  created_at: Moment,
  notes: orNull(s.string()),
  client_requested: s.boolean(),
  coverage_details: s.array(
    s.type({
      unique_name: s.string(),
      limits: s.array(s.type({ type: open(['AGGREGATE', 'OCCURRENCE']), amount: s.number() })),
      out_of_pockets: s.array(s.type({ amount: s.number() })),
      review_required: s.boolean(),
    }),
  ),
});

export const Package = s.type({
  id: s.string(),
  name: s.string(),
  description: orNull(s.string()),
  status: open(packageStatuses),
  recommended: s.boolean(),
  is_client_custom_package: s.boolean(),
  order: s.number(),
  product_name: orNull(s.string()),
  carrier_id: orNull(s.string()),
  coverages: s.array(s.string()),
  quotes: s.array(Quote),
  coverage_requests: s.array(CoverageRequest),
  /**
   * An extension of B§3, which a server may leave out: changes with the package's name, description, status, quotes and
   * requests. Sent back in If-Match, it keeps two admins from overwriting each other.
   */
  version: orMissing(s.string()),
});

/** An extension of B§3 for admins, which a server may leave out: what the client saw last and is buying. */
export const ClientView = s.type({
  /** The packages that the client saw until the submission was quote-blocked. */
  last_seen: orNull(s.type({ until: Moment, packages: s.array(Package) })),
  /** The package for which the client has opened billing. */
  buying: orNull(s.type({ package_id: s.string(), since: Moment })),
});

export const MarketSubmission = s.type({
  id: s.string(),
  status: open(marketSubmissionStatuses),
  client_data_id: s.string(),
  expiration_date: orNull(Day),
  packages: s.array(Package),
  quotes: s.array(Quote),
  coverage_requests: s.array(CoverageRequest),
  referral_partner: orNull(s.string()),
  details: orNull(s.string()),
  selected_package_id: orNull(s.string()),
  client_view: orMissing(ClientView),
  /** An extension of B§3, which a server may leave out: whether the submission renews a policy. */
  is_renewal: orMissing(s.boolean()),
  /** An extension of B§3, which a server may leave out: the client's company, for the head of a printed comparison. */
  company: orMissing(s.string()),
});

/** The coverages that a carrier can offer this client (B§3). */
export const AvailableCoverages = s.array(
  s.type({ carrier_id: s.string(), product_name: s.string(), coverages: s.array(Coverage) }),
);

export type Limit = s.Infer<typeof Limit>;
export type OutOfPocket = s.Infer<typeof OutOfPocket>;
export type CoverageFeature = s.Infer<typeof CoverageFeature>;
export type CoveredLocation = s.Infer<typeof CoveredLocation>;
export type SubCoverage = s.Infer<typeof SubCoverage>;
export type Coverage = s.Infer<typeof Coverage>;
export type PriceRow = s.Infer<typeof PriceRow>;
export type PricingSummary = s.Infer<typeof PricingSummary>;
export type Quote = s.Infer<typeof Quote>;
export type CoverageRequest = s.Infer<typeof CoverageRequest>;
export type Package = s.Infer<typeof Package>;
export type MarketSubmission = s.Infer<typeof MarketSubmission>;
export type AvailableCoverages = s.Infer<typeof AvailableCoverages>;
