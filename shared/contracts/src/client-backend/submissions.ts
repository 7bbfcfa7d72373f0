import { Day, endpointsOf, Moment, Nothing, open, orNull } from '@fairlead/contracts';
import { marketSubmissionStatuses } from '@fairlead/domain';
import { billingIntervals } from '@fairlead/domain/money';
import * as s from 'superstruct';
import { AvailableCoverages, MarketSubmission, Package, Quote } from './market-submission.ts';

const endpoint = endpointsOf('client-backend', 'B§7');

export const getMarketSubmission = endpoint('get-market-submission', {
  method: 'GET',
  path: '/market-submission/:id',
  answer: MarketSubmission,
});

/** Also returns what the client doesn't see: archived and unpublished packages and the quote library. */
export const getAdminMarketSubmission = endpoint('get-admin-market-submission', {
  method: 'GET',
  path: '/admin/market-submission/:id',
  answer: MarketSubmission,
  errors: [{ status: 403, means: 'not an admin' }],
});

/** A submission in an admin's list. */
export const SubmissionSummary = s.type({
  id: s.string(),
  client_data_id: s.string(),
  status: open(marketSubmissionStatuses),
  company: s.string(),
  contact: s.type({ name: s.string(), email: s.string() }),
  packages: s.number(),
  ready_packages: s.number(),
  updated_at: Moment,
  expiration_date: orNull(Day),
});
export type SubmissionSummary = s.Infer<typeof SubmissionSummary>;

/** The columns that the list of submissions can be sorted by. */
export const submissionColumns = [
  'company',
  'id',
  'client_data_id',
  'status',
  'packages',
  'contact',
  'updated_at',
  'expiration_date',
] as const;
export type SubmissionColumn = (typeof submissionColumns)[number];

/** How many submissions are listed at first, and how many more each time. */
export const submissionsAtFirst = 50;

/**
 * An extension of B§7, which a server may leave out: the submissions whose company, contact or ids contain a text, last
 * updated first unless sorted otherwise. Missing values in the sorted column come last in both directions. `total` counts those that match text and status, `counts` those of each status that match the text.
 */
export const listMarketSubmissions = endpoint('list-market-submissions', {
  method: 'GET',
  path: '/admin/market-submissions',
  query: s.object({
    search: s.optional(s.string()),
    status: s.optional(s.string()),
    sort: s.optional(s.enums(submissionColumns)),
    direction: s.optional(s.enums(['ascending', 'descending'])),
    limit: s.pattern(s.string(), /^[1-9]\d{0,3}$/),
  }),
  answer: s.type({
    submissions: s.array(SubmissionSummary),
    total: s.number(),
    counts: s.array(s.type({ status: open(marketSubmissionStatuses), count: s.number() })),
  }),
  errors: [
    { status: 403, means: 'not an admin' },
    { status: 404, means: 'the server has no such list: the page is left out' },
  ],
  source: 'an extension of B§7',
});

export const getAvailableCoverages = endpoint('get-available-coverages', {
  method: 'GET',
  path: '/market-submission/:id/available-coverages',
  answer: AvailableCoverages,
});

export const getMarketSubmissionStatus = endpoint('get-market-submission-status', {
  method: 'GET',
  path: '/market-submission/:id/status',
  answer: s.type({ status: s.string() }),
});

export const getPackageStatus = endpoint('get-package-status', {
  method: 'GET',
  path: '/package/:id/status',
  answer: s.type({ status: s.string() }),
});

/** The client's custom package, or an admin's copy with a status (B§3). */
export const duplicatePackage = endpoint('duplicate-package', {
  method: 'POST',
  path: '/duplicate-package',
  body: s.object({
    original_package_id: s.string(),
    contact_id: s.optional(s.nullable(s.string())),
    is_client_custom_package: s.boolean(),
    name: s.optional(s.string()),
    description: s.optional(s.string()),
    status: s.optional(s.literal('IN_REVIEW')),
  }),
  answer: s.type({ id: s.string(), quotes: s.array(Quote) }),
  errors: [{ status: 409, means: 'the client has a custom package already' }],
});

/** Values by parameter name: a coverage's or a location's unique_name is true or false, a limit's or out-of-pocket's is its value. */
const CoverageParameters = s.record(
  s.string(),
  s.union([s.boolean(), s.number(), s.array(s.number())]),
);

export const customizePackage = endpoint('customize-package', {
  method: 'POST',
  path: '/customize-package',
  body: s.object({
    package_id: s.string(),
    coverage_requests: s.array(
      s.object({
        coverage_parameters: CoverageParameters,
        carrier_id: s.string(),
        product_name: s.string(),
        notes: s.nullable(s.string()),
        client_requested: s.boolean(),
      }),
    ),
    requested_effective_date: s.nullable(s.string()),
  }),
  answer: Nothing,
  errors: [{ status: 400, means: 'repricing is refused for a package that is not custom' }],
});

const packageOnly = s.object({ package_id: s.string() });

/** An extension of B§7: If-Match carries the version that the admin saw. The server refuses any other version. */
const guarded = {
  headers: ['If-Match'],
  errors: [
    {
      status: 409,
      code: 'package_changed',
      means: 'someone else changed the package in the meantime',
    },
  ],
} as const;

export const selectPackage = endpoint('select-package', {
  method: 'PATCH',
  path: '/select-package',
  body: packageOnly,
  answer: Nothing,
});

export const archivePackage = endpoint('archive-package', {
  method: 'PATCH',
  path: '/archive-package',
  body: packageOnly,
  answer: Package,
  ...guarded,
});

export const readyPackage = endpoint('ready-package', {
  method: 'PATCH',
  path: '/ready-package',
  body: packageOnly,
  answer: Package,
  ...guarded,
});

export const reviewPackage = endpoint('review-package', {
  method: 'PATCH',
  path: '/review-package',
  body: packageOnly,
  answer: Package,
  ...guarded,
});

export const updatePackage = endpoint('update-package', {
  method: 'PATCH',
  path: '/update-package',
  body: s.object({
    package_id: s.string(),
    name: s.optional(s.string()),
    description: s.optional(s.string()),
    recommended: s.optional(s.boolean()),
    order: s.optional(s.number()),
    quotes: s.optional(
      s.array(
        s.object({
          annual_quote_id: s.nullable(s.string()),
          monthly_quote_id: s.nullable(s.string()),
        }),
      ),
    ),
    coverage_request_ids: s.optional(s.array(s.string())),
  }),
  answer: Package,
  /** An extension of B§7: Seen-Order carries the ids of the packages in the order that the admin saw. */
  headers: [...guarded.headers, 'Seen-Order'],
  errors: [
    ...guarded.errors,
    {
      status: 409,
      code: 'order_changed',
      means: 'someone else reordered the packages in the meantime',
    },
  ],
});

export const updateMarketSubmission = endpoint('update-market-submission', {
  method: 'PATCH',
  path: '/update-market-submission',
  body: s.object({
    market_submission_id: s.string(),
    selected_package_id: s.optional(s.string()),
    status: s.optional(s.string()),
    details: s.optional(s.string()),
  }),
  answer: Nothing,
});

const submissionOnly = s.object({ market_submission_id: s.string() });

/**
 * An extension of B§7: If-Match carries the versions of the packages that the client would see, as the admin saw them,
 * Seen-Order their ids in the same order, Seen-Recommended the id of the recommended one. Each is `none` where there is none.
 */
const guardedBySight = {
  headers: ['If-Match', 'Seen-Order', 'Seen-Recommended'],
  errors: [
    {
      status: 409,
      code: 'submission_changed',
      means: 'the client would see other packages than the admin saw',
    },
  ],
} as const;

export const releaseMarketSubmission = endpoint('release-market-submission', {
  method: 'PATCH',
  path: '/release-market-submission',
  body: submissionOnly,
  answer: Nothing,
  ...guardedBySight,
});

export const quoteBlockMarketSubmission = endpoint('quote-block-market-submission', {
  method: 'PATCH',
  path: '/quote-block-market-submission',
  body: submissionOnly,
  answer: Nothing,
  ...guardedBySight,
});

export const setRequestedEffectiveDate = endpoint('set-requested-effective-date', {
  method: 'PATCH',
  path: '/market-submission/:id/requested-effective-date',
  body: s.object({ requestedEffectiveDate: Day }),
  answer: Nothing,
});

export const requestCoverages = endpoint('request-coverages', {
  method: 'POST',
  path: '/market-submission/:id/coverage-requests',
  body: s.object({
    coverage_requests: s.array(
      s.object({
        coverage_parameters: CoverageParameters,
        carrier_id: s.string(),
        product_name: s.string(),
        notes: s.nullable(s.string()),
      }),
    ),
    requested_effective_date: s.nullable(Moment),
  }),
  answer: Nothing,
});

export const refreshActivePackages = endpoint('refresh-active-packages', {
  method: 'POST',
  path: '/refresh-active-packages',
  body: submissionOnly,
  answer: Nothing,
});

export const unlockApplication = endpoint('unlock-application', {
  method: 'POST',
  path: '/unlock-application',
  body: s.object({ client_data_id: s.string() }),
  answer: Nothing,
  errors: [{ status: 409, means: 'unlocked already: treated as success' }],
});

export const getSignatureDetails = endpoint('get-signature-details', {
  method: 'GET',
  path: '/issuance/signature-details',
  query: s.object({ market_submission_id: s.string() }),
  answer: s.type({ email: s.string() }),
});

/**
 * Activates the selected package. The headers carry the displayed offer, and one key for all tries of one payment: the same
 * key returns the same activation, another amount or other quotes are refused.
 */
export const requestBind = endpoint('bind-request', {
  method: 'POST',
  path: '/issuance/bind-request',
  body: s.object({
    market_submission_id: s.string(),
    billing_interval: s.enums(billingIntervals),
    payment_method_token: s.string(),
    payment_account_id: s.nullable(s.string()),
    payment_type: s.enums(['ACH', 'CC']),
    effective_date: Day,
  }),
  answer: s.type({ status: open(['BIND_REQUESTED', 'BOUND']), effective_date: Day }),
  headers: ['Idempotency-Key', 'Displayed-Amount-Cents', 'Displayed-Quote-Ids'],
  errors: [
    { status: 402, means: 'the provider declined the payment; error_code is its code' },
    { status: 409, code: 'amount_changed', means: 'what was shown is not what would be charged' },
    { status: 409, code: 'already_activated', means: 'another request activated it before' },
    { status: 410, code: 'quote_expired', means: 'a quote of the package has expired' },
  ],
});

export const getPaymentLink = endpoint('get-payment-link', {
  method: 'GET',
  path: '/payment/payment-link',
  query: s.object({ client_id: s.string() }),
  answer: s.type({ url: s.string() }),
});
