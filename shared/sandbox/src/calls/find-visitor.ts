import type { Person, SignedIn } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import { HttpError, loginRequired } from './http-error.ts';
import type { Access } from './route.ts';

export type Visitor = { readonly session: SignedIn | null; readonly person: Person | null };

/** Finds the person of a session that hasn't expired. */
export async function findVisitor(world: World, sessionId: string | null): Promise<Visitor> {
  const session = sessionId ? await world.store.get('session', sessionId) : undefined;
  if (!session || session.expires_at <= world.now()) return { session: null, person: null };
  const person = await world.store.get('person', session.contact_id);
  return person ? { session, person } : { session: null, person: null };
}

/**
 * Refuses a visitor without access: 401 without a session, 403 before the e-mail address is verified or for an admin's
 * call.
 */
export function refuseUnlessAllowed({ person }: Visitor, access: Access): void {
  if (access === 'anyone') return;
  if (!person) throw loginRequired();
  if (!person.email_verified) throw unverified(person.email);
  if (access === 'admin' && !person.is_admin)
    throw new HttpError(403, 'Only an admin may do this', { code: 'forbidden' });
}

export const unverified = (email: string) =>
  new HttpError(403, `unverified_email:${email}`, { code: 'unverified_email' });
