import { changeQuotes, packagesOf, putPackage } from '../../applications/packages.ts';
import { pricingOf } from '../../applications/pricing.ts';
import { settleRequests } from '../../applications/settle-requests.ts';
import { markUpdated } from '../../applications/updates.ts';
import { settleCheckout } from '../../checkout/life-cycle.ts';
import type { SubmissionRow } from '../../database/tables.ts';
import { submissionPackages } from '../../packages/index.ts';
import { seconds } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';

/** Times since the attestation: quotes are requested after 2 s and arrive after 8 s. */
const requestedAfter = seconds(2);
const pricedAfter = seconds(8);

/** Applies everything to a submission that is due by now. Called before it is read. */
export async function settle(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  const signed = await settleSignature(world, row);
  const quoted = await settleQuotes(world, signed);
  const repriced = await settlePackages(world, quoted);
  await settleRequests(world, repriced);
  return settleEnd(world, repriced);
}

/** Documents that nobody signed in time are canceled, and the packages offered again. */
async function settleSignature(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  const checkout = row.checkout_id && (await world.store.get('checkout', row.checkout_id));
  if (!checkout) return row;
  await settleCheckout(world, checkout);
  return (await world.store.get('submission', row.id)) ?? row;
}

async function settleQuotes(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  if (row.created_at === null) return row;
  const age = world.now() - row.created_at;
  const requested =
    row.status === 'CREATED' && age >= requestedAfter ? await request(world, row) : row;
  return requested.status === 'REQUESTED' && age >= pricedAfter
    ? release(world, requested)
    : requested;
}

async function request(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  const packages = submissionPackages(row.id.replace(/^ms_/, ''), await pricingOf(world, row));
  for (const offered of packages)
    await putPackage(world, row.id, { ...offered, status: 'PENDING' });
  return put(world, { ...row, status: 'REQUESTED' });
}

async function release(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  for (const offered of await packagesOf(world, row.id))
    if (offered.status === 'PENDING')
      await world.store.put('package', { ...offered, status: 'READY' });
  return put(world, { ...row, status: row.outcome, created_at: null });
}

/** Completes packages whose repricing or refresh is done by now. */
async function settlePackages(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  let settled = row;
  for (const pending of await packagesOf(world, row.id)) {
    const { priced_at, becomes } = pending;
    if (priced_at === null || becomes === null || world.now() < priced_at) continue;
    await world.store.put('package', {
      ...pending,
      status: becomes.package,
      quote_ids: becomes.quote_ids ?? pending.quote_ids,
      priced_at: null,
      becomes: null,
    });
    if (becomes.submission && settled.status !== becomes.submission)
      settled = await put(world, { ...settled, status: becomes.submission });
  }
  return settled;
}

/** Expires offers that nobody bought in time. */
async function settleEnd(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  const isOver = row.expiration_date !== null && row.expiration_date < world.today();
  if (isOver && (row.status === 'RELEASED' || row.status === 'QUOTE_BLOCKED')) {
    for (const offered of await packagesOf(world, row.id))
      await changeQuotes(world, offered, { status: 'EXPIRED' });
    return put(world, { ...row, status: 'EXPIRED' });
  }
  return row;
}

async function put(world: World, row: SubmissionRow): Promise<SubmissionRow> {
  await world.store.put('submission', row);
  await markUpdated(world, row.id);
  return row;
}
