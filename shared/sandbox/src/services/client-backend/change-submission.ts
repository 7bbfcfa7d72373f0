import {
  effectiveDateRange,
  isDisplayed,
  nextSubmissionStatuses,
  whyNotEffectiveDate,
  whyNotRelease,
} from '@fairlead/domain/packages';
import { packagesOf, quotesOf } from '../../applications/packages.ts';
import type { PersonContext } from '../../calls/contexts.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import type { RequestHeaders } from '../../calls/sandbox-request.ts';
import type { SubmissionRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';
import { refuseWhenBound } from './change-package.ts';
import { refuseUnlessSeen } from './seen-packages.ts';
import { packageFor, shownSubmission, shownToClient, submissionFor } from './submissions.ts';

type StatusContext = PersonContext & { readonly headers: RequestHeaders };

/**
 * Sets a submission to RELEASED or QUOTE_BLOCKED for an admin (B§4), if the packages are those that the admin saw. The
 * current status changes nothing.
 */
export async function setStatus(context: StatusContext, id: string, to: string): Promise<void> {
  const { world } = context;
  const submission = await submissionFor(context, id);
  const next = nextSubmissionStatuses(submission.status);
  if (submission.status !== to && !next.some((one) => one === to))
    throw new HttpError(409, `A submission that is ${submission.status} cannot become ${to}.`, {
      code: 'submission_rule',
    });
  await refuseUnlessSeen(context, submission);
  if (submission.status === to) return;
  const why = to === 'RELEASED' ? whyNotRelease(await shownSubmission(world, submission)) : null;
  if (why) throw new HttpError(409, why, { code: 'submission_rule' });
  const seen = to === 'QUOTE_BLOCKED' ? await seenByClient(world, submission) : {};
  await world.store.put('submission', { ...submission, ...seen, status: to });
}

/** Returns what the client sees now. It is stored with the block, so that an admin can compare later. */
async function seenByClient(
  world: World,
  submission: SubmissionRow,
): Promise<Partial<SubmissionRow>> {
  const { packages } = await shownToClient(world, submission);
  return { last_seen: { until: world.now(), packages: packages.filter(isDisplayed) } };
}

/** Selects the package to buy, which must be one that the client sees, of the named submission if there is one. */
export async function select(
  context: PersonContext,
  packageId: string,
  submissionId?: string,
): Promise<void> {
  const { submission, row: current } = await packageFor(context, packageId);
  if (submissionId !== undefined && submissionId !== submission.id)
    throw notFound('package', packageId);
  refuseWhenBound(submission);
  if (!isDisplayed(current))
    throw new HttpError(409, `The package '${current.name}' cannot be selected`, {
      code: 'package_not_ready',
    });
  await context.world.store.put('submission', {
    ...submission,
    selected_package_id: packageId,
    selected_at: context.world.now(),
  });
}

/** Stores a client's additional needs and blocks the submission, because an underwriter has to review them (B§2). */
export async function ask(
  context: PersonContext,
  id: string,
  details: string | undefined,
): Promise<void> {
  const submission = await submissionFor(context, id);
  refuseWhenBound(submission);
  if (!details?.trim())
    throw new HttpError(400, 'body.details: Say what you need', { code: 'bad_request' });
  await context.world.store.put('submission', { ...submission, status: 'QUOTE_BLOCKED', details });
}

/** Sets the requested effective date, within the range of B§5 (AMB-69). */
export async function setDate(context: PersonContext, id: string, day: string): Promise<void> {
  const { world, person } = context;
  const submission = await submissionFor(context, id);
  refuseWhenBound(submission);
  const quotes = await relevantQuotes(world, submission);
  const range = effectiveDateRange(world.today(), person.is_admin ? quotes.slice(0, 1) : quotes);
  const why = whyNotEffectiveDate(day, range);
  if (why) throw new HttpError(400, why, { code: 'effective_date' });
  await world.store.put('submission', { ...submission, requested_effective_date: day });
  for (const quote of await world.store.list('quote', 'market_submission_id', id))
    await world.store.put('quote', { ...quote, requested_effective_date: day });
}

async function relevantQuotes(world: World, submission: SubmissionRow) {
  const packages = (await packagesOf(world, submission.id)).filter(isDisplayed);
  const selected = packages.filter(({ id }) => id === submission.selected_package_id);
  const relevant = selected.length > 0 ? selected : packages;
  return (await Promise.all(relevant.map((row) => quotesOf(world, row)))).flat();
}
