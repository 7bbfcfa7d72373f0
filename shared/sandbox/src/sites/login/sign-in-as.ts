import { openSession } from '../../accounts/sessions.ts';
import { personByEmail } from '../../lookups/people.ts';
import { personaOf } from '../../seed/seed-persona.ts';
import { type World, within } from '../../world/world.ts';

/**
 * Opens a session for a persona that is signed in by its description. Null for other personas; embedded ones sign in
 * with their code.
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
