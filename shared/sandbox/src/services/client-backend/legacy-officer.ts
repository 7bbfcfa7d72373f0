import type { Person } from '../../database/tables.ts';
import { legacyFor } from '../../lookups/legacy.ts';
import type { World } from '../../world/world.ts';

/** Where the documents of a legacy application were sent; null for an id that is no legacy application's. */
export async function legacyOfficerEmail(
  context: { readonly world: World; readonly person: Person },
  id: string,
): Promise<string | null> {
  if (!(await context.world.store.get('legacy', id))) return null;
  const { checkout_id } = await legacyFor(context, id);
  const checkout = checkout_id && (await context.world.store.get('checkout', checkout_id));
  return checkout ? checkout.officer.email : null;
}
