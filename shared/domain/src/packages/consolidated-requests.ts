import { countedStatus, type RequestFacts, type ReturnedQuote } from './coverage-requests.ts';
import { coverageKey } from './coverages.ts';

/** The fields of a request that consolidation reads. */
export type ConsolidatedFacts = Omit<RequestFacts, 'coverage_details'> & {
  readonly product_name: string;
  readonly coverage_details: readonly (RequestFacts['coverage_details'][number] & {
    readonly out_of_pockets: readonly { readonly amount: number }[];
  })[];
};

/** Several requests for one coverage, with the status that they count as (B§3). Amounts in cents, ascending. */
export type ConsolidatedRequest = {
  readonly uniqueName: string;
  readonly status: string;
  readonly limits: readonly number[];
  readonly outOfPockets: readonly number[];
  readonly requestIds: readonly string[];
};

/** Requests for the same coverages of a product with the same status: one card of the library. */
export type RequestGroup<Request extends ConsolidatedFacts> = {
  readonly product: string;
  readonly status: string;
  readonly requests: readonly Request[];
  /** One for each coverage of the requests. */
  readonly consolidated: readonly ConsolidatedRequest[];
};

/** Groups requests by product, coverages and the status that they count as, given the quotes (B§3, B§4). */
export function consolidatedRequests<Request extends ConsolidatedFacts>(
  requests: readonly Request[],
  quotes: readonly ReturnedQuote[],
): RequestGroup<Request>[] {
  const groups = new Map<string, { status: string; requests: Request[] }>();
  for (const request of requests) {
    const status = countedStatus(request, quotes);
    const coverages = request.coverage_details.map(({ unique_name }) => coverageKey(unique_name));
    const key = [request.product_name, status, ...coverages.sort()].join(' ');
    const group = groups.get(key) ?? { status, requests: [] };
    group.requests.push(request);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ status, requests: [first, ...rest] }) =>
    first ? [groupOf(status, [first, ...rest])] : [],
  );
}

function groupOf<Request extends ConsolidatedFacts>(
  status: string,
  requests: readonly [Request, ...Request[]],
): RequestGroup<Request> {
  const [first] = requests;
  const requestIds = requests.map(({ id }) => id);
  return {
    product: first.product_name,
    status,
    requests,
    consolidated: first.coverage_details.map(({ unique_name }) => {
      const details = requests.flatMap(({ coverage_details }) =>
        coverage_details.filter((one) => coverageKey(one.unique_name) === coverageKey(unique_name)),
      );
      return {
        uniqueName: unique_name,
        status,
        limits: distinct(details.flatMap(({ limits }) => headline(limits))),
        outOfPockets: distinct(
          details.flatMap(({ out_of_pockets }) => out_of_pockets.map(({ amount }) => amount)),
        ),
        requestIds,
      };
    }),
  };
}

/** Returns the limit that the board shows for a request: the aggregate one, or the only one. */
function headline(limits: readonly { readonly type: string; readonly amount: number }[]): number[] {
  const shown = limits.find(({ type }) => type === 'AGGREGATE') ?? limits[0];
  return shown ? [shown.amount] : [];
}

const distinct = (amounts: readonly number[]) => [...new Set(amounts)].sort((a, b) => a - b);
