import type { Package } from '@fairlead/contracts/packages';
import type { PackageStatus } from '@fairlead/domain';
import {
  hasDuplicateProducts,
  isPackageEditable,
  placedAt,
  quoteIdOf,
  whyNotPackageStatus,
  whyNotRecommend,
} from '@fairlead/domain/packages';
import { packagesOf, packageVersion, shownPackage } from '../../applications/packages.ts';
import type { PersonContext } from '../../calls/contexts.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { RequestHeaders } from '../../calls/sandbox-request.ts';
import type { PackageRow, SubmissionRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';
import { packageFor, shownSubmission } from './submissions.ts';

type PackageContext = PersonContext & { readonly headers?: RequestHeaders };

const forbidden = (what: string) =>
  new HttpError(403, `Only an admin may ${what}`, { code: 'forbidden' });
const conflict = (why: string) => new HttpError(409, why, { code: 'package_rule' });

/** Sets a package's status for an admin, if the rules of B§4 and B§5 allow it. */
export async function setStatus(
  context: PackageContext,
  id: string,
  to: PackageStatus,
): Promise<Package> {
  const { world } = context;
  const { submission, row } = await packageFor(context, id);
  if (to === 'ARCHIVED' && !context.person.is_admin) return putAway(world, row);
  if (!context.person.is_admin) throw forbidden('change the status of a package');
  refuseWhenBound(submission);
  refuseWhenChanged(context, row);
  const shown = await shownPackage(world, row);
  const why = whyNotPackageStatus(shown, to, await shownSubmission(world, submission));
  if (why) throw conflict(why);
  const changed = { ...row, status: to };
  await world.store.put('package', changed);
  return shownPackage(world, changed);
}

/** Archives the client's own custom package, in any status (AMB-62, AMB-81). */
async function putAway(world: World, row: PackageRow): Promise<Package> {
  if (!row.is_client_custom_package) throw forbidden('archive this package');
  const changed: PackageRow = { ...row, status: 'ARCHIVED', priced_at: null, becomes: null };
  await world.store.put('package', changed);
  return shownPackage(world, changed);
}

export type PackageChange = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly recommended?: boolean | undefined;
  readonly order?: number | undefined;
  readonly quotes?: readonly Parameters<typeof quoteIdOf>[0][] | undefined;
  readonly coverage_request_ids?: readonly string[] | undefined;
};

/** Changes a package's texts or contents. Clients may only rename their own custom package. */
export async function changePackage(
  context: PackageContext,
  id: string,
  change: PackageChange,
): Promise<Package> {
  const { world, person } = context;
  const { submission, row } = await packageFor(context, id);
  refuseWhenBound(submission);
  refuseWhenChanged(context, row);
  if (!person.is_admin) refuseUnlessRename(row, change);
  if (change.name?.trim() === '')
    throw new HttpError(400, 'Package name is required', { code: 'bad_request' });
  if (change.recommended) await unrecommendOthers(world, row);
  const changed: PackageRow = {
    ...row,
    ...(change.name === undefined ? {} : { name: change.name.trim() }),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.recommended === undefined ? {} : { recommended: change.recommended }),
    ...(await contents(world, submission, row, change)),
  };
  await world.store.put('package', changed);
  if (change.order !== undefined) {
    await refuseWhenOrdered(context, row);
    await place(world, changed, change.order);
  }
  const shown = await shownPackage(world, (await world.store.get('package', id)) ?? changed);
  if (change.quotes && hasDuplicateProducts(shown))
    throw conflict('A package may hold one quote per product.');
  return shown;
}

/** Moves a package to a position, counted from 1, and renumbers the others (AMB-78). */
async function place(world: World, row: PackageRow, position: number): Promise<void> {
  const packages = await packagesOf(world, row.market_submission_id);
  for (const placed of placedAt(packages, row.id, position))
    if (packages.find(({ id }) => id === placed.id)?.order !== placed.order)
      await world.store.put('package', placed);
}

function refuseUnlessRename(row: PackageRow, change: PackageChange) {
  const asked = Object.entries(change).filter(([, value]) => value !== undefined);
  if (!row.is_client_custom_package || asked.some(([key]) => key !== 'name'))
    throw forbidden('change this package');
}

/** At most one package of a submission is recommended (AMB-59), and only a live one. */
async function unrecommendOthers(world: World, row: PackageRow) {
  const why = whyNotRecommend(row);
  if (why) throw conflict(why);
  for (const other of await packagesOf(world, row.market_submission_id))
    if (other.recommended && other.id !== row.id)
      await world.store.put('package', { ...other, recommended: false });
}

/** Returns the new contents. Other quotes or requests put the package back into review (B§4, AMB-09). */
async function contents(
  world: World,
  submission: SubmissionRow,
  row: PackageRow,
  { quotes, coverage_request_ids }: PackageChange,
): Promise<Partial<PackageRow>> {
  if (!quotes && !coverage_request_ids) return {};
  if (!isPackageEditable(submission.status, row.status))
    throw conflict('Package must be In Review to add quotes');
  const quote_ids = quotes?.map(quoteIdOf) ?? row.quote_ids;
  for (const id of quote_ids)
    if ((await world.store.get('quote', id))?.market_submission_id !== submission.id)
      throw new HttpError(400, `There is no quote '${id}' in this submission`, {
        code: 'unknown_quote',
      });
  const request_ids = coverage_request_ids ?? row.request_ids;
  for (const id of request_ids)
    if ((await world.store.get('request', id))?.market_submission_id !== submission.id)
      throw new HttpError(400, `There is no coverage request '${id}' in this submission`, {
        code: 'unknown_request',
      });
  return {
    quote_ids,
    request_ids,
    status: 'IN_REVIEW',
  };
}

/** Refuses a change based on an outdated version, so that another admin's change isn't overwritten. */
function refuseWhenChanged({ headers }: PackageContext, row: PackageRow): void {
  const seen = headers?.get('If-Match');
  if (seen && seen !== packageVersion(row))
    throw new HttpError(409, `The package '${row.name}' was changed in the meantime`, {
      code: 'package_changed',
    });
}

/** Does the same for the order: the packages that the admin saw must still be in the order that they saw. */
async function refuseWhenOrdered(
  { world, headers }: PackageContext,
  { market_submission_id }: PackageRow,
): Promise<void> {
  const seen = headers?.get('Seen-Order')?.split(',');
  if (!seen) return;
  const now = (await packagesOf(world, market_submission_id)).map(({ id }) => id);
  const same = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id)).join();
  if (same(now, seen) !== same(seen, now))
    throw new HttpError(409, 'The packages were reordered in the meantime', {
      code: 'order_changed',
    });
}

export function refuseWhenBound({ status }: SubmissionRow): void {
  if (status === 'BOUND' || status === 'BIND_REQUESTED')
    throw new HttpError(409, 'The submission is bound and cannot change', { code: 'bound' });
}
