import { pricingOf } from '../../applications/pricing.ts';
import { HttpError } from '../../calls/http-error.ts';
import { rating } from '../../content/rating.ts';
import type { Person, RequestRow } from '../../database/tables.ts';
import { type CoverageParameters, readParameters, requestFacts } from '../../packages/index.ts';
import { requestPlan } from '../../underwriting/index.ts';
import { momentOf, type World } from '../../world/world.ts';
import { submissionFor } from './submissions.ts';

type CoverageRequests = {
  readonly coverage_requests: readonly {
    readonly coverage_parameters: CoverageParameters;
    readonly carrier_id: string;
    readonly product_name: string;
    readonly notes: string | null;
  }[];
  readonly requested_effective_date: string | null;
};

/** Requests quotes from the carrier, one request per product. Only while the submission is quote-blocked (B§5). */
export async function requestCoverages(
  context: { readonly world: World; readonly person: Person },
  submissionId: string,
  { coverage_requests, requested_effective_date }: CoverageRequests,
): Promise<void> {
  const { world } = context;
  const submission = await submissionFor(context, submissionId);
  if (submission.status !== 'QUOTE_BLOCKED')
    throw new HttpError(409, 'Market Submission must be Quote Blocked to request quotes.', {
      code: 'submission_rule',
    });
  const { input } = await pricingOf(world, submission);
  const isUnreachable = world.settings.now().vendor_faults.carrier !== undefined;
  for (const request of coverage_requests) {
    const plan = requestPlan(requestFacts(request, input, isUnreachable));
    const row: RequestRow = {
      id: await world.id('cr'),
      market_submission_id: submission.id,
      status: 'INITIALIZED',
      product_name: request.product_name,
      carrier_id: request.carrier_id || rating.carrier.carrier_id,
      tracking_id: (await world.id('TRK')).toUpperCase(),
      created_at: momentOf(world.now()),
      notes: request.notes,
      client_requested: false,
      coverage_details: detailsOf(request.coverage_parameters),
      coverage_parameters: request.coverage_parameters,
      requested_effective_date: requested_effective_date?.slice(0, 10) ?? null,
      plan,
      asked_at: world.now(),
    };
    await world.store.put('request', row);
  }
}

type Details = RequestRow['coverage_details'];

function detailsOf(parameters: CoverageParameters): Details {
  const read = readParameters(parameters);
  const wanted = read.flatMap((row) =>
    row.part === 'coverage' && row.wanted ? [row.coverage] : [],
  );
  return wanted.map((coverage) => {
    const of = (part: 'limit' | 'out_of_pocket') =>
      read.flatMap((row) => (row.part === part && row.coverage === coverage ? [row] : []));
    const tables = rating.coverages[coverage].limits;
    return {
      unique_name: coverage,
      limits: of('limit').map(({ name, value }) => ({
        type: name.includes('agg') ? 'AGGREGATE' : 'OCCURRENCE',
        amount: value,
      })),
      out_of_pockets: of('out_of_pocket').map(({ value }) => ({ amount: value })),
      review_required: of('limit').some(
        ({ name, value }) =>
          !tables.find((table) => table.unique_name === name)?.stp_intervals.includes(value),
      ),
    };
  });
}
