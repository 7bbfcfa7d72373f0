import {
  getAuthUser,
  getSession,
  listClients,
  noSession,
  resendVerification,
  switchClient,
} from '@fairlead/contracts';
import { getMessengerToken } from '@fairlead/contracts/application';
import { hasToChoose, sessionLifetime } from '../../accounts/sessions.ts';
import { sendVerification } from '../../accounts/verification.ts';
import { unverified } from '../../calls/find-visitor.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import { publicRoute, signedInRoute } from '../../calls/route.ts';
import { personByEmail } from '../../lookups/people.ts';
import { momentOf } from '../../world/world.ts';

export const authServiceRoutes = [
  publicRoute(getSession, async ({ world, session, person }) => {
    if (!session || !person) return noSession;
    if (!person.email_verified) throw unverified(person.email);
    if (hasToChoose(person, session))
      throw new HttpError(403, 'client_id claim missing because the contact has several clients', {
        code: 'client_selection_required',
      });
    const expires_at = world.now() + sessionLifetime;
    await world.store.put('session', { ...session, expires_at });
    return {
      authenticated: true,
      client_id: session.client_id,
      contact_id: person.id,
      client_selection_required: false,
      expires_at: momentOf(expires_at),
    };
  }),

  signedInRoute(getAuthUser, async ({ person }) => ({
    email: person.email,
    name: person.first_name,
    family_name: person.last_name,
    picture: null,
  })),

  signedInRoute(listClients, async ({ world, person }) => {
    const clients = await Promise.all(person.client_ids.map((id) => world.store.get('client', id)));
    return clients.flatMap((client) =>
      client ? [{ client_id: client.id, company: client.company }] : [],
    );
  }),

  signedInRoute(switchClient, async ({ world, session, person, params: { clientId } }) => {
    if (!person.client_ids.includes(clientId)) throw notFound('client of yours', clientId);
    await world.store.put('session', { ...session, client_id: clientId });
    return {};
  }),

  // The response is the same whether or not the address exists, so that it doesn't reveal who has an account.
  publicRoute(resendVerification, async ({ world, body: { email } }) => {
    const person = await personByEmail(world, email);
    if (person && !person.email_verified) await sendVerification(world, person);
    return {};
  }),

  signedInRoute(getMessengerToken, async ({ person }) => ({
    zendesk_jwt: jwtFor(person.id, person.email),
  })),
];

/** An unsigned token in the form of a JWT: the chat's stand-in only checks the form. */
function jwtFor(id: string, email: string): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return [part({ alg: 'HS256', typ: 'JWT' }), part({ external_id: id, email }), 'sandbox'].join(
    '.',
  );
}
