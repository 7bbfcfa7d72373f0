import { openSession } from '../auth-service/sessions.ts';
import { personByEmail } from '../login/people.ts';
import { type World, within } from '../world/world.ts';
import { personaOf } from './seed-persona.ts';

/**
 * Opens a session for a persona that is signed in by its description. Null for one that is not; an embedded one comes
 * with its code instead.
 */
export async function signInAs(outer: World, id: string): Promise<string | null> {
  const { session, admin_person: admin, person } = personaOf(outer, id);
  if (!session.authenticated || session.auth_source === 'auth_service_embedded') return null;
  return outer.store.transaction(async (store) => {
    const world = within(outer, store);
    const who = await personByEmail(world, (admin ?? person).email);
    return who ? (await openSession(world, who)).id : null;
  });
}
