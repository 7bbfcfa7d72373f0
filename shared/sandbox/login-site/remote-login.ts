import type { Envelope, SignatureErrors } from '../src/checkout/esign.ts';
import type { PersonaListing } from '../src/list-personas.ts';
import type { LoginApi, MailListing, Outcome } from './login-api.ts';

const base = '/sandbox/api/';

/** The login API of the server that this page comes from; null when that server has no sandbox. */
export async function remoteLogin(): Promise<LoginApi | null> {
  const answer = await fetch(`${base}personas`);
  const isThere = answer.ok && answer.headers.get('Content-Type')?.includes('json');
  if (!isThere) return null;
  const personas = (await answer.json()) as readonly PersonaListing[];
  return {
    personas: async () => personas,
    enter: async (persona) => (await post<{ start: string }>('control/enter', { persona })).start,
    signIn: (email, returnTo) => post<Outcome>('sign-in', { email, return_to: returnTo }),
    signUp: (email, returnTo) => post<Outcome>('sign-up', { email, return_to: returnTo }),
    mailbox: async (email) =>
      (await (
        await fetch(`${base}mailbox?${new URLSearchParams(email ? { email } : {})}`)
      ).json()) as readonly MailListing[],
    openLink: async (link_id) => (await post<{ url: string }>('open-link', { link_id })).url,
    signOut: async (returnTo) =>
      (await post<{ url: string }>('sign-out', { return_to: returnTo })).url,
    openEnvelope: (id, key) => post<Envelope>('esign/open', { id, key }),
    sign: async (id, key, { name, hasConsent }) =>
      (
        await post<{ errors: SignatureErrors | null }>('esign/sign', {
          id,
          key,
          name,
          has_consent: hasConsent,
        })
      ).errors,
    decline: async (id, key, reason) => void (await post('esign/decline', { id, key, reason })),
    sendNewLink: async (id) => void (await post('esign/new-link', { id })),
  };
}

async function post<Answer>(verb: string, asked: unknown): Promise<Answer> {
  const answer = await fetch(base + verb, { method: 'POST', body: JSON.stringify(asked) });
  if (!answer.ok)
    throw new Error(`The login site asked its server to ${verb}, which answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
