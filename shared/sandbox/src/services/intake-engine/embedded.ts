import { openSession } from '../../accounts/sessions.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { SignedIn } from '../../database/tables.ts';
import { seedPersona } from '../../seed/seed-persona.ts';
import type { World } from '../../world/world.ts';

/** Opens a session for the code of a partner's page. Each code works once. */
export async function useAuthCode(world: World, code: string): Promise<SignedIn> {
  const owner = world.content.personas.personas.find(
    ({ session }) => session.auth_code === code || session.invalid_auth_code === code,
  );
  if (owner) await seedPersona(world, owner.id);
  const known = await world.store.get('auth_code', code);
  const person = known && (await world.store.get('person', known.contact_id));
  if (!known?.valid || !person)
    throw new HttpError(401, 'Get access token failed', { code: 'invalid_auth_code' });
  if (known.used_at !== null)
    throw new HttpError(409, 'The code was used before', { code: 'auth_code_used' });
  await world.store.put('auth_code', { ...known, used_at: world.now() });
  return openSession(world, person);
}
