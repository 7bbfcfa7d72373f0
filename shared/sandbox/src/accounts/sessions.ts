import type { Person, SignedIn } from '../database/tables.ts';
import { hours } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** How long a session lasts after it was last asked for (AMB-44: each refetch gives a new expiry). */
export const sessionLifetime = hours(24);

/** Opens a session for someone. A contact with one client acts for it at once; one with several chooses first. */
export async function openSession(world: World, person: Person): Promise<SignedIn> {
  const [only = null, ...others] = person.client_ids;
  const session: SignedIn = {
    id: world.settings.makeSecret?.() ?? (await world.id('session')),
    contact_id: person.id,
    client_id: others.length === 0 ? only : null,
    expires_at: world.now() + sessionLifetime,
  };
  await world.store.put('session', session);
  return session;
}

/** Whether the person has to choose a company first. */
export const hasToChoose = (person: Person, { client_id }: SignedIn): boolean =>
  client_id === null && person.client_ids.length > 1;
