import { isEmail } from '@fairlead/domain';
import { openSession } from '../../accounts/sessions.ts';
import { openVerificationLink, sendVerification } from '../../accounts/verification.ts';
import { excerpt } from '../../calls/excerpt.ts';
import { settleCheckouts } from '../../checkout/life-cycle.ts';
import { settleRenewalMails } from '../../checkout/renewal-mails.ts';
import type { Mail } from '../../database/tables.ts';
import { personByEmail, sameEmail } from '../../lookups/people.ts';
import { type World, within } from '../../world/world.ts';
import { ownPath } from './own-path.ts';

export type SignInResult =
  | { readonly ok: true; readonly sessionId: string; readonly url: string }
  | { readonly ok: false; readonly message: string };

export type LoginSite = ReturnType<typeof loginSite>;

const home = '/auth/callback';
const afterSignOut = '/logout/callback';

/**
 * The separate login site without its pages, which call these functions. There are no passwords. Each function returns the
 * address at which the product is entered again: always a path of the product's own site, regardless of the return address.
 */
export function loginSite(outer: World) {
  const inside = <Result>(work: (world: World) => Promise<Result>) =>
    outer.store.transaction((store) => work(within(outer, store)));

  return {
    signIn: (email: string, returnTo = home): Promise<SignInResult> =>
      inside(async (world) => {
        const person = await personByEmail(world, email);
        if (!person)
          return refuse(
            `There is no account for ${email.trim()}. Sign up, or use another address.`,
          );
        const { id } = await openSession(world, person);
        return {
          ok: true,
          sessionId: id,
          url: withFacts(backTo(returnTo, home), { type: 'login' }),
        };
      }),

    /** Creates an account with an unverified address, and sends the e-mail with the link. */
    signUp: (
      email: string,
      { returnTo = home, firstName = '', lastName = '' }: SignUp = {},
    ): Promise<SignInResult> =>
      inside(async (world) => {
        if (!isEmail(email.trim()))
          return refuse(`'${email.trim()}' is no e-mail address. Enter one like name@example.com.`);
        if (await personByEmail(world, email))
          return refuse(`There is an account for ${email.trim()} already. Sign in instead.`);
        const person = {
          id: await world.id('ct'),
          email: email.trim(),
          first_name: firstName,
          last_name: lastName,
          is_admin: false,
          email_verified: false,
          coverage_names: [],
          client_ids: [],
        };
        await world.store.put('person', person);
        await sendVerification(world, person);
        const { id } = await openSession(world, person);
        return {
          ok: true,
          sessionId: id,
          url: withFacts(backTo(returnTo, home), { type: 'signup' }),
        };
      }),

    /** Returns the e-mails to an address, or all of them, newest first. */
    mailbox: async (email?: string): Promise<readonly Mail[]> => {
      await inside(settleCheckouts);
      await inside(settleRenewalMails);
      const mails = await outer.store.list('mail');
      return mails
        .filter(({ to }) => !email || sameEmail(to, email))
        .sort((a, b) => b.sent_at - a.sent_at || b.number - a.number);
    },

    /** Opens a link of an e-mail. Returns the address of the product's page for the result. */
    openVerificationLink: (linkId: string): Promise<string> =>
      inside((world) => openVerificationLink(world, linkId)),

    /** Ends a session. Returns the path to go to, with the e-mail address for the next sign-in (A§2). */
    signOut: (sessionId: string | null, returnTo = afterSignOut): Promise<string> =>
      inside(async ({ store }) => {
        const session = sessionId ? await store.get('session', sessionId) : undefined;
        const person = session && (await store.get('person', session.contact_id));
        if (session) await store.delete('session', session.id);
        const back = backTo(returnTo, afterSignOut);
        return person ? withFacts(back, { email: person.email }) : back;
      }),
  };
}

type SignUp = {
  readonly returnTo?: string;
  readonly firstName?: string;
  readonly lastName?: string;
};

const refuse = (message: string) => ({ ok: false, message: excerpt(message) }) as const;

const backTo = (returnTo: string, otherwise: string) =>
  ownPath(returnTo, 'http://here') ?? otherwise;

/** Returns the return address in the product, with the result added to its query. */
function withFacts(path: string, facts: Readonly<Record<string, string>>): string {
  const url = new URL(`http://here${path}`);
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
