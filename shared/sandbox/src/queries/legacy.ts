import { notFound } from '../handlers/http-error.ts';
import { renewalToday } from '../records/renewal-window.ts';
import { seedOwnerOf } from '../seed/seed-persona.ts';
import type { LegacyRow, Person } from '../store/tables.ts';
import type { World } from '../world/world.ts';

/** A legacy application that the visitor may see: an admin any, others those of their own companies. 404 otherwise. */
export async function legacyFor(
  { world, person }: { readonly world: World; readonly person: Person },
  id: string,
): Promise<LegacyRow> {
  if (person.is_admin) await seedOwnerOf(world, 'legacy_application', id);
  const row = await world.store.get('legacy', id);
  if (!row || !(person.is_admin || person.client_ids.includes(row.client_id)))
    throw notFound('legacy application', id);
  return { ...row, renewal: renewalToday(world, row.renewal) };
}
