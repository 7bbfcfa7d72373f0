import { createSandbox, type Sandbox, type Visitor } from '@fairlead/sandbox';
import { cartaAnswer, readCartaRequest } from '@fairlead/sandbox/sites/carta/carta-site';
import { $loginSite } from '@fairlead/store';
import type { Connection, CreateWorld, Site, World } from '../drivers/headless/world.ts';
import { loadAreaCalls } from './areas.ts';
import { hostHandlers } from './host-handlers.ts';

/** Creates a sandbox for each scenario. Every actor is a separate visitor. */
export const createSandboxWorld: CreateWorld = async (request) =>
  worldAround(await createScenarioSandbox(request));

/** Creates a sandbox that answers the calls of all areas. */
export async function createScenarioSandbox(request: Parameters<CreateWorld>[0]): Promise<Sandbox> {
  const [sandbox, calls] = await Promise.all([createSandbox(request), loadAreaCalls()]);
  sandbox.addCalls(calls);
  return sandbox;
}

/** Adapts an existing sandbox for the driver, e.g. so that a test can inspect it afterward. */
export function worldAround(sandbox: Sandbox): World {
  return {
    async connect(_, who) {
      const visitor = sandbox.visitor(who);
      await visitor.ready;
      return connectionOf(visitor, sandbox);
    },
    fault: (call, fault) => sandbox.addFault({ call, ...fault }),
    async failVendors(faults) {
      for (const [vendor, fault] of Object.entries(faults))
        await sandbox.setVendorFault(vendor as Parameters<Sandbox['setVendorFault']>[0], fault);
    },
    handlers: () => sandbox.invoked(),
  };
}

/** Connects a visitor and the vendors' stand-ins to the product. */
export function connectionOf(
  visitor: Browsing & Pick<Connection, 'answer'>,
  vendors: Pick<Sandbox, 'standIns'>,
): Connection {
  const { handlers, vendorForms, services } = hostHandlers(vendors);
  return {
    answer: visitor.answer,
    handlers,
    vendorForms,
    services,
    leave: (url) => leaveTo(url, visitor),
    site: siteOf(visitor),
    inAnotherWindow: () => connectionOf(visitor, vendors),
  };
}

/** The login site and the e-signature provider, in this process or over HTTP. */
type Browsing = {
  readonly login: {
    signIn(email: string, returnTo?: string): Promise<SignedIn>;
    signUp(email: string, more?: { returnTo?: string }): Promise<SignedIn>;
    mailbox: Visitor['login']['mailbox'];
    openVerificationLink: Visitor['login']['openVerificationLink'];
    signOut: Visitor['login']['signOut'];
  };
  readonly esign: Pick<Visitor['esign'], 'open' | 'sign' | 'decline'>;
};
type SignedIn =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string };

const { login, logout } = $loginSite.defaultState;

/** Handles an external page: the logout page continues by itself; a visitor stays on every other one. */
async function leaveTo(
  url: string,
  { login: site }: Pick<Browsing, 'login'>,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(url, 'http://here');
  if (pathname !== logout) return null;
  return site.signOut(searchParams.get('return_to') ?? undefined);
}

function siteOf({ login: site, esign }: Browsing): Site {
  let newest: string | null = null;
  return {
    async signIn(email, from) {
      const parameters = loginParameters(from);
      const result = await site.signIn(
        given(email ?? parameters.email, 'sign in'),
        parameters.returnTo,
      );
      if (!result.ok) throw new Error(`The login site rejected this: ${result.message}`);
      return result.url;
    },
    async signUp(email, from) {
      const parameters = loginParameters(from);
      newest = given(email ?? parameters.email, 'sign up');
      const { returnTo } = parameters;
      const result = await site.signUp(newest, returnTo === undefined ? {} : { returnTo });
      if (!result.ok) throw new Error(`The login site rejected this: ${result.message}`);
      return result.url;
    },
    async openVerificationEmail(email) {
      const address = given(email ?? newest, 'open the verification email');
      const linkId = (await site.mailbox(address)).find((mail) => mail.link_id !== null)?.link_id;
      if (!linkId) throw new Error(`There is no email for ${address}`);
      return site.openVerificationLink(linkId);
    },
    async answerDocuments(answer) {
      const { email } = answer;
      const opens = (await site.mailbox(email)).find((mail) =>
        mail.opens?.startsWith('/esign/'),
      )?.opens;
      if (!opens) throw new Error(`There is no email with documents for ${email}`);
      const { pathname, searchParams } = new URL(opens, 'http://here');
      const id = pathname.split('/').at(-1) ?? '';
      const key = searchParams.get('key') ?? '';
      const envelope = await esign.open(id, key);
      if (envelope.state !== 'open')
        throw new Error(`The documents for ${email} cannot be signed: they are ${envelope.state}`);
      if ('reason' in answer) return esign.decline(id, key, answer.reason);
      const errors = await esign.sign(id, key, { name: answer.name, hasConsent: true });
      if (errors) throw new Error(`The documents for ${email} were not signed: ${errors.name}`);
    },
    cartaAddress(url, answer) {
      const request = readCartaRequest(new URL(url, 'http://here').href);
      if ('refused' in request) throw new Error(request.refused);
      return cartaAnswer(request, cartaChoices[answer], '1');
    },
  };
}

const cartaChoices = { allowed: 'allow', denied: 'deny', failed: 'broken' } as const;

/** The parameters that the product passed to the login site. */
function loginParameters(from: string | null): {
  email: string | null;
  returnTo: string | undefined;
} {
  const url = from === null ? null : new URL(from, 'http://here');
  if (url?.pathname !== login) return { email: null, returnTo: undefined };
  return {
    email: url.searchParams.get('email'),
    returnTo: url.searchParams.get('return_to') ?? undefined,
  };
}

function given(email: string | null | undefined, what: string): string {
  if (email) return email;
  throw new Error(`The product filled in no email address; say which one to ${what} with`);
}
