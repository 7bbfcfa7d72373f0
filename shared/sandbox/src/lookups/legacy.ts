import { withFreshPrices } from '../applications/legacy.ts';
import { notFound } from '../calls/http-error.ts';
import { settleLegacy } from '../checkout/life-cycle.ts';
import type { LegacyRow, Person } from '../database/tables.ts';
import { renewalToday } from '../renewals/renewal-window.ts';
import { seedOwnerOf } from '../seed/seed-persona.ts';
import type { World } from '../world/world.ts';

type Options = {
  /** Whether to reprice expired packages; a payment is refused instead. */
  readonly refreshes?: boolean;
};

/**
 * Returns a legacy application, up to date, if the visitor may see it: admins may see any, others those of their own
 * companies. Throws a 404 otherwise.
 */
export async function legacyFor(
  { world, person }: { readonly world: World; readonly person: Person },
  id: string,
  { refreshes = true }: Options = {},
): Promise<LegacyRow> {
  if (person.is_admin) await seedOwnerOf(world, 'legacy_application', id);
  const row = await world.store.get('legacy', id);
  if (!row || !(person.is_admin || person.client_ids.includes(row.client_id)))
    throw notFound('legacy application', id);
  const settled = await settleLegacy(world, row);
  const shown = refreshes ? await withFreshPrices(world, settled) : settled;
  return { ...shown, renewal: renewalToday(world, shown.renewal) };
}
