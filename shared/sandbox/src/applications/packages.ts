import type { Package } from '@fairlead/contracts/packages';
import { quoteIdOf } from '@fairlead/domain/packages';
import { notFound } from '../calls/http-error.ts';
import type { PackageRow, QuoteRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';

/** Stores a package with its quotes and requests, each in its own row. */
export async function putPackage(
  world: World,
  market_submission_id: string,
  { quotes, coverage_requests, coverages, ...header }: Package,
): Promise<PackageRow> {
  const row: PackageRow = {
    ...header,
    market_submission_id,
    quote_ids: quotes.map(quoteIdOf),
    request_ids: coverage_requests.map(({ id }) => id),
    original_package_id: null,
    priced_at: null,
    becomes: null,
    revision: 1,
  };
  await world.store.put('package', row);
  for (const quote of quotes)
    await world.store.put('quote', { ...quote, id: quoteIdOf(quote), market_submission_id });
  for (const request of coverage_requests)
    await world.store.put('request', {
      ...request,
      market_submission_id,
      coverage_parameters: {},
      requested_effective_date: null,
      plan: null,
      asked_at: null,
    });
  return row;
}

export async function packageRow({ store }: World, id: string): Promise<PackageRow> {
  const row = await store.get('package', id);
  if (!row) throw notFound('package', id);
  return row;
}

/** Returns the packages of a submission, in their order. */
export async function packagesOf({ store }: World, submissionId: string): Promise<PackageRow[]> {
  const rows = await store.list('package', 'market_submission_id', submissionId);
  return [...rows].sort((a, b) => a.order - b.order);
}

export async function quotesOf(
  { store }: World,
  { quote_ids }: Pick<PackageRow, 'quote_ids'>,
): Promise<QuoteRow[]> {
  const rows = await Promise.all(quote_ids.map((id) => store.get('quote', id)));
  return rows.filter((row) => row !== undefined);
}

/** Changes the quotes of a package. */
export async function changeQuotes(
  world: World,
  row: Pick<PackageRow, 'quote_ids'>,
  change: Partial<QuoteRow>,
): Promise<void> {
  for (const quote of await quotesOf(world, row))
    await world.store.put('quote', { ...quote, ...change });
}

/** Returns a package in the shape of B§3. */
export async function shownPackage(world: World, row: PackageRow): Promise<Package> {
  const quotes = await quotesOf(world, row);
  const requests = await Promise.all(row.request_ids.map((id) => world.store.get('request', id)));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    recommended: row.recommended,
    is_client_custom_package: row.is_client_custom_package,
    order: row.order,
    product_name: row.product_name,
    carrier_id: row.carrier_id,
    coverages: quotes.flatMap(({ coverages }) => coverages.map(({ unique_name }) => unique_name)),
    quotes,
    coverage_requests: requests.filter((request) => request !== undefined),
    version: packageVersion(row),
  };
}

/** Returns a version that changes with every part of a package that an admin can edit. */
export function packageVersion(row: PackageRow): string {
  const { id, name, description, status, quote_ids, request_ids } = row;
  const text = JSON.stringify([id, name, description, status, quote_ids, request_ids]);
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return hash.toString(36);
}
