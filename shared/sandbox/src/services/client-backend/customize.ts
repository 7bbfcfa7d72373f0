import { isRequestPending, quoteIdOf, yearlyTotal } from '@fairlead/domain/packages';
import { quotesOf, shownPackage } from '../../applications/packages.ts';
import { pricingOf } from '../../applications/pricing.ts';
import type { PersonContext } from '../../calls/contexts.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { PackageRow, QuoteRow, SubmissionRow } from '../../database/tables.ts';
import {
  type CoverageParameters,
  choicesOf,
  customized,
  packageQuotes,
} from '../../packages/index.ts';
import { repricingOutcome } from '../../underwriting/index.ts';
import { days, seconds } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { refuseWhenBound } from './change-package.ts';
import { packageFor } from './submissions.ts';

type CustomizeRequest = {
  readonly package_id: string;
  readonly coverage_requests: readonly {
    readonly coverage_parameters: CoverageParameters;
    readonly notes: string | null;
    readonly client_requested: boolean;
  }[];
  readonly requested_effective_date: string | null;
};

const repricingTakes = seconds(4);
const reviewTakes = days(3);

/**
 * Saves the choices of a custom package. It is PENDING while it is repriced, or IN_REVIEW if an underwriter has to answer.
 * Refuses other packages, and choices that the carrier doesn't offer.
 */
export async function customize(context: PersonContext, request: CustomizeRequest): Promise<void> {
  const { world } = context;
  const { submission, row } = await packageFor(context, request.package_id);
  refuseWhenBound(submission);
  if (!row.is_client_custom_package)
    throw new HttpError(400, 'Only a custom package can be repriced', { code: 'not_custom' });
  const { coverage_requests } = await shownPackage(world, row);
  const isPending = row.status === 'PENDING' || row.status === 'IN_REVIEW';
  if (isPending || coverage_requests.some(isRequestPending))
    throw new HttpError(
      409,
      'Cannot edit quote while there is a pending coverage request. Please wait for the request to be processed.',
      { code: 'pending_request' },
    );
  const quotes = await repriced(world, submission, row, parametersOf(request));
  const quote_ids = quotes.map(({ id }) => id);
  const wantsReview = request.coverage_requests.some(({ client_requested }) => client_requested);
  const blocks = wantsReview ? null : await blocked(world, submission, row, quotes);
  await world.store.put('package', {
    ...row,
    status: wantsReview ? 'IN_REVIEW' : 'PENDING',
    revision: row.revision + 1,
    priced_at: world.now() + (wantsReview ? reviewTakes : repricingTakes),
    becomes: { package: 'READY', submission: blocks, quote_ids },
    ...(wantsReview ? {} : { quote_ids }),
  });
  const notes = request.coverage_requests.map(({ notes: note }) => note).filter((note) => !!note);
  await world.store.put('submission', {
    ...submission,
    requested_effective_date:
      request.requested_effective_date?.slice(0, 10) ?? submission.requested_effective_date,
    details: wantsReview && notes.length > 0 ? notes.join('\n') : submission.details,
  });
}

const parametersOf = ({ coverage_requests }: CustomizeRequest): CoverageParameters =>
  Object.assign({}, ...coverage_requests.map(({ coverage_parameters }) => coverage_parameters));

async function repriced(
  world: World,
  submission: SubmissionRow,
  row: PackageRow,
  parameters: CoverageParameters,
): Promise<QuoteRow[]> {
  const pricing = await pricingOf(world, submission);
  const current = choicesOf(await quotesOf(world, row));
  const choices = customized(current, parameters, pricing.input);
  return putQuotes(world, row, packageQuotes(keyOf(row), choices, pricing, row.revision + 1));
}

export const keyOf = ({ id }: PackageRow) => id.replace(/^pk_/, '');

export async function putQuotes(
  world: World,
  { market_submission_id }: PackageRow,
  quotes: ReturnType<typeof packageQuotes>,
): Promise<QuoteRow[]> {
  const rows = quotes.map((quote) => ({
    ...quote,
    id: quoteIdOf(quote),
    market_submission_id,
  }));
  for (const row of rows) await world.store.put('quote', row);
  return rows;
}

/** Returns the submission's status if the new price or choices block it (RPR-01, RPR-02), or null. */
async function blocked(
  world: World,
  { status }: SubmissionRow,
  row: PackageRow,
  quotes: readonly QuoteRow[],
): Promise<string | null> {
  const original = row.original_package_id
    ? await world.store.get('package', row.original_package_id)
    : undefined;
  const { result } = repricingOutcome({
    custom_annual_total: yearlyTotal(quotes, 'ANNUALLY'),
    original_annual_total: original ? yearlyTotal(await quotesOf(world, original), 'ANNUALLY') : 0,
    review_required: quotes.some(({ coverages }) =>
      coverages.some((coverage) => coverage.is_enabled && coverage.review_required),
    ),
  });
  return result === 'QUOTE_BLOCKED' && status === 'RELEASED' ? result : null;
}
