import type { Quote } from '@fairlead/contracts/packages';
import { isCustomPackage } from '@fairlead/domain/packages';
import { packagesOf, quotesOf } from '../../applications/packages.ts';
import type { PersonContext } from '../../calls/contexts.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import { isProductName } from '../../content/names.ts';
import type { PackageRow } from '../../database/tables.ts';
import { quoteIds } from '../../packages/index.ts';
import type { World } from '../../world/world.ts';
import { refuseWhenBound } from './change-package.ts';
import { copyName } from './copy-name.ts';
import { packageFor } from './submissions.ts';

type DuplicateRequest = {
  readonly original_package_id: string;
  readonly contact_id?: string | null | undefined;
  readonly is_client_custom_package: boolean;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
};

/**
 * Copies a package: for a client into the only custom package, with its own quotes; for an admin into a draft with the same
 * quotes. Refuses a second custom package with 409.
 */
export async function duplicate(
  context: PersonContext,
  request: DuplicateRequest,
): Promise<{ id: string; quotes: Quote[] }> {
  const { world } = context;
  const { submission, row } = await packageFor(context, request.original_package_id);
  refuseWhenBound(submission);
  const { contact_id } = request;
  if (contact_id && !context.person.is_admin && contact_id !== context.person.id)
    throw notFound('contact', contact_id);
  const others = await packagesOf(world, submission.id);
  if (request.is_client_custom_package) refuseSecondCustom(others);
  else if (!context.person.is_admin)
    throw new HttpError(403, 'Only an admin may copy a package', { code: 'forbidden' });
  const copy = request.is_client_custom_package
    ? await customCopy(world, row, request)
    : await draftCopy(
        world,
        row,
        request,
        others.map(({ name }) => name),
      );
  const placed = { ...copy, order: Math.max(...others.map(({ order }) => order)) + 1 };
  await world.store.put('package', placed);
  return { id: placed.id, quotes: await quotesOf(world, placed) };
}

function refuseSecondCustom(packages: readonly PackageRow[]) {
  if (packages.some(isCustomPackage))
    throw new HttpError(409, 'You may only create up to one custom package.', {
      code: 'custom_package_exists',
    });
}

async function customCopy(
  world: World,
  row: PackageRow,
  request: DuplicateRequest,
): Promise<PackageRow> {
  const id = await world.id('pk');
  const quotes = await quotesOf(world, row);
  const quote_ids: string[] = [];
  for (const quote of quotes) {
    const product = isProductName(quote.product_name) ? quote.product_name : 'SGL';
    const ids = quoteIds(id.replace(/^pk_/, ''), product);
    await world.store.put('quote', { ...quote, ...ids, id: ids.annual_quote_id });
    quote_ids.push(ids.annual_quote_id);
  }
  return {
    ...row,
    id,
    name: request.name ?? 'Custom',
    description: request.description ?? 'Your customizable insurance package',
    status: 'READY',
    recommended: false,
    is_client_custom_package: true,
    original_package_id: row.id,
    quote_ids,
    request_ids: [],
    revision: 1,
  };
}

const draftCopy = async (
  world: World,
  row: PackageRow,
  request: DuplicateRequest,
  taken: readonly string[],
): Promise<PackageRow> => ({
  ...row,
  id: await world.id('pk'),
  name: request.name ?? copyName(row.name, taken),
  description: request.description ?? row.description,
  status: 'IN_REVIEW',
  recommended: false,
  is_client_custom_package: false,
  original_package_id: null,
});
