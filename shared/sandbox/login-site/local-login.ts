import { esignSite } from '../src/checkout/esign.ts';
import { enterAs } from '../src/in-browser/begin.ts';
import { openSandbox } from '../src/in-browser/open-sandbox.ts';
import { listPersonas } from '../src/list-personas.ts';
import { loginSite, type SignInResult } from '../src/sites/login/login-site.ts';
import type { LoginApi, Outcome } from './login-api.ts';

/** The world that this browser keeps in its Web Storage. */
export async function localLogin(): Promise<LoginApi> {
  const open = await openSandbox();
  const { sandbox, tab } = open;
  const site = loginSite(sandbox.world);
  const esign = esignSite(sandbox.world);
  const keep = (result: SignInResult): Outcome => {
    if (result.ok) tab.set(result.sessionId);
    return result;
  };
  return {
    personas: listPersonas,
    enter: async (persona) => (await enterAs(open, persona)).start,
    signIn: async (email, returnTo) => keep(await site.signIn(email, returnTo)),
    signUp: async (email, returnTo) => keep(await site.signUp(email, { returnTo })),
    mailbox: (email) => site.mailbox(email || undefined),
    openLink: site.openVerificationLink,
    async signOut(returnTo) {
      const url = await site.signOut(tab.get(), returnTo);
      tab.set(null);
      return url;
    },
    openEnvelope: esign.open,
    sign: esign.sign,
    decline: esign.decline,
    sendNewLink: esign.sendNewLink,
  };
}
