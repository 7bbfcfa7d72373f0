import { settleReview } from '../applications/settle-review.ts';
import type { SessionContext } from '../calls/contexts.ts';
import { notFound } from '../calls/http-error.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { renewalToday } from '../renewals/renewal-window.ts';
import { seedOwnerOf } from '../seed/seed-persona.ts';
import type { World } from '../world/world.ts';

/** Whether a policy may be renewed depends on the day. */
const asOfToday = (world: World, row: ApplicationRow): ApplicationRow => ({
  ...row,
  shown: { ...row.shown, renewal: renewalToday(world, row.shown.renewal) },
});

/**
 * Returns an application by its id if the visitor may see it: admins may see any, others those of their own companies.
 * Throws a 404 otherwise, also for its legacy id.
 */
export async function applicationFor(
  { world, person }: SessionContext,
  id: string,
): Promise<ApplicationRow> {
  if (person.is_admin) await seedOwnerOf(world, 'application', id);
  const row = await world.store.get('application', id);
  const mine = row && (person.is_admin || person.client_ids.includes(row.client_id));
  if (!mine) throw notFound('application', id);
  return asOfToday(world, await settleReview(world, row));
}

/** The applications of the company that the visitor acts for, newest first. */
export async function applicationsOf({
  world,
  session,
}: SessionContext): Promise<ApplicationRow[]> {
  if (!session.client_id) return [];
  const rows = await world.store.list('application', 'client_id', session.client_id);
  const settled = await Promise.all(
    rows.map(async (row) => asOfToday(world, await settleReview(world, row))),
  );
  return settled.sort((a, b) => b.shown.created_at.localeCompare(a.shown.created_at));
}
