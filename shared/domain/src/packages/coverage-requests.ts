import { coverageKey } from './coverages.ts';

/** The fields of a coverage request that the rules read (B§3). Amounts in the unit of the limit, cents for dollars. */
export type RequestFacts = {
  readonly id: string;
  readonly status: string;
  readonly coverage_details: readonly {
    readonly unique_name: string;
    readonly limits: readonly { readonly type: string; readonly amount: number }[];
  }[];
};

type CoverageFacts = {
  readonly unique_name: string;
  readonly is_enabled: boolean;
  readonly limits: readonly { readonly unique_name: string; readonly value: number }[];
};

/** The fields of a returned quote that the rules read. */
export type ReturnedQuote = {
  readonly coverage_request_id: string | null;
  readonly coverages: readonly (CoverageFacts & {
    readonly sub_coverages: readonly CoverageFacts[];
  })[];
};

const pending: readonly string[] = ['PENDING', 'INITIALIZED', 'SUBMITTABLE'];
const declined: readonly string[] = ['DECLINED', 'FAILED'];

/** Whether the request is still unanswered (AMB-99). */
export const isRequestPending = ({ status }: Pick<RequestFacts, 'status'>): boolean =>
  pending.includes(status);

/** Whether an underwriter has to respond before the package can be bought (B§4): it or one of its requests is in review. */
export const isUnderReview = (reviewed: {
  readonly status: string;
  readonly coverage_requests: readonly Pick<RequestFacts, 'status'>[];
}): boolean => reviewed.status === 'IN_REVIEW' || reviewed.coverage_requests.some(isRequestPending);

/**
 * Returns the status that a request counts as (B§4): a QUOTED one counts as DECLINED if no returned quote meets everything
 * that was requested.
 */
export function countedStatus(request: RequestFacts, quotes: readonly ReturnedQuote[]): string {
  if (request.status !== 'QUOTED') return request.status;
  const returned = quotes.filter(({ coverage_request_id }) => coverage_request_id === request.id);
  return returned.some((quote) => meets(quote, request)) ? 'QUOTED' : 'DECLINED';
}

/** Whether a request keeps its package from being published: it is pending or declined (AMB-07, AMB-99). */
export function blocksPublishing(request: RequestFacts, quotes: readonly ReturnedQuote[]): boolean {
  return isRequestPending(request) || declined.includes(countedStatus(request, quotes));
}

/**
 * Each requested coverage is enabled and each requested limit is met or exceeded (B§4). Out-of-pockets are not compared
 * (AMB-65).
 */
function meets({ coverages }: ReturnedQuote, { coverage_details }: RequestFacts): boolean {
  const enabled = coverages
    .flatMap((coverage) => [coverage, ...coverage.sub_coverages])
    .filter(({ is_enabled }) => is_enabled);
  return coverage_details.every(({ unique_name, limits }) =>
    enabled
      .filter((coverage) => coverageKey(coverage.unique_name) === coverageKey(unique_name))
      .some((coverage) => limits.every((limit) => isMet(limit, coverage.limits))),
  );
}

/** Requests name a limit's type, quotes the limit itself. A type that this version doesn't know matches any limit. */
function isMet(
  { type, amount }: { readonly type: string; readonly amount: number },
  quoted: CoverageFacts['limits'],
): boolean {
  return quoted.some(({ unique_name, value }) => isOfType(unique_name, type) && value >= amount);
}

function isOfType(limitName: string, type: string): boolean {
  const isAggregate = /agg_?limit$/.test(limitName);
  if (type === 'AGGREGATE') return isAggregate;
  return type === 'OCCURRENCE' ? !isAggregate : true;
}
