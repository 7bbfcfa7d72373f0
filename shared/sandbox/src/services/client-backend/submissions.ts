import type { MarketSubmission } from '@fairlead/contracts/packages';
import { isDisplayed, isStaleQuote, quoteIdOf } from '@fairlead/domain/packages';
import { packageRow, packagesOf, shownPackage } from '../../applications/packages.ts';
import { settleReview } from '../../applications/settle-review.ts';
import type { PersonContext } from '../../calls/contexts.ts';
import { notFound } from '../../calls/http-error.ts';
import type { SubmissionRow } from '../../database/tables.ts';
import { seedOwnerOf } from '../../seed/seed-persona.ts';
import { minutes } from '../../world/clock.ts';
import { momentOf, type World } from '../../world/world.ts';
import { settle } from './settle.ts';

/** Returns a submission, up to date. Admins may see any, others their own; throws a 404 otherwise. */
export async function submissionFor(
  { world, person }: PersonContext,
  id: string,
): Promise<SubmissionRow> {
  if (person.is_admin) await seedOwnerOf(world, 'market_submission', id);
  const row = await world.store.get('submission', id);
  if (!row || !(person.is_admin || person.client_ids.includes(row.client_id)))
    throw notFound('market submission', id);
  return settle(world, row);
}

/** Returns the submission of an application. */
export async function submissionOfApplication(
  context: PersonContext,
  applicationId: string,
): Promise<SubmissionRow> {
  const { world, person } = context;
  if (person.is_admin) await seedOwnerOf(world, 'application', applicationId);
  const application = await world.store.get('application', applicationId);
  if (application) await settleReview(world, application);
  const [row] = await world.store.list('submission', 'application_id', applicationId);
  if (!row) throw notFound('market submission of application', applicationId);
  return submissionFor(context, row.id);
}

/** Returns a package that the visitor may see, with its submission, both up to date. */
export async function packageFor(context: PersonContext, id: string) {
  const { market_submission_id } = await packageRow(context.world, id);
  const submission = await submissionFor(context, market_submission_id);
  return { submission, row: await packageRow(context.world, id) };
}

/** Returns a submission as admins see it (B§3). */
export async function shownSubmission(world: World, row: SubmissionRow): Promise<MarketSubmission> {
  const { store } = world;
  const packages = await packagesOf(world, row.id);
  const application = await store.get('application', row.application_id);
  const client = await store.get('client', row.client_id);
  return {
    id: row.id,
    status: row.status,
    client_data_id: row.application_id,
    expiration_date: row.expiration_date,
    packages: await Promise.all(packages.map((one) => shownPackage(world, one))),
    quotes: [...(await store.list('quote', 'market_submission_id', row.id))],
    coverage_requests: [...(await store.list('request', 'market_submission_id', row.id))],
    referral_partner: row.referral_partner,
    details: row.details,
    selected_package_id: row.selected_package_id,
    ...(application?.expiring ? { is_renewal: true } : {}),
    ...(client ? { company: client.company } : {}),
  };
}

/** Adds what the client saw last and is buying (extensions of B§3). */
export async function shownToAdmin(world: World, row: SubmissionRow): Promise<MarketSubmission> {
  const { last_seen, selected_at, selected_package_id, status } = row;
  const isBuying =
    status === 'RELEASED' && selected_at !== undefined && world.now() - selected_at < buyingTakes;
  return {
    ...(await shownSubmission(world, row)),
    client_view: {
      last_seen: last_seen
        ? { until: momentOf(last_seen.until), packages: [...last_seen.packages] }
        : null,
      buying:
        isBuying && selected_package_id
          ? { package_id: selected_package_id, since: momentOf(selected_at) }
          : null,
    },
  };
}

/** How long a client who selected a package is assumed to be in billing. */
const buyingTakes = minutes(15);

/**
 * Returns a submission for its client: READY packages and the client's own ones, without the quote library. An archived
 * package of their own is theirs too; pages don't show it (AMB-58). A quote that locks the submission (B§4) is part of it
 * wherever it is.
 */
export async function shownToClient(world: World, row: SubmissionRow): Promise<MarketSubmission> {
  const all = await shownSubmission(world, row);
  const packages = all.packages.filter((one) => isDisplayed(one) || one.is_client_custom_package);
  const ids = packages.flatMap(({ quotes }) => quotes.map(quoteIdOf));
  const requests = packages.flatMap(({ coverage_requests }) => coverage_requests);
  return {
    ...all,
    packages,
    quotes: all.quotes.filter(
      (quote) => ids.includes(quoteIdOf(quote)) || isStaleQuote(quote, world.today()),
    ),
    coverage_requests: requests,
  };
}
