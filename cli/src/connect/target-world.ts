import { apiErrorFrom, type Call, callUrl, NetworkError, parseBody } from '@fairlead/contracts';
import type { LoginSite } from '@fairlead/sandbox';
import type { Envelope, SignatureErrors, SignatureForm } from '@fairlead/sandbox/checkout/esign';
import { loadPersonas } from '@fairlead/sandbox/content/load';
import { createStandInState, type VendorFault } from '@fairlead/sandbox/stand-ins/index';
import type { CreateWorld, World } from '../drivers/headless/world.ts';
import { createCookieJar } from '../target/cookie-jar.ts';
import { createHttpClient, type HttpClient, type HttpResponse } from '../target/http-client.ts';
import type { Target } from '../target/target.ts';
import { createWorldControl } from '../target/world-control.ts';
import { connectionOf } from './sandbox-world.ts';

/** Creates a world on a server for each scenario. Every actor has cookies of its own. */
export const createTargetWorld =
  (target: Target): CreateWorld =>
  async ({ now, seed, flags }) => {
    const client = createHttpClient(target.url);
    const control = target.controlToken
      ? await createWorldControl(client, target.controlToken, { now: () => Date.now() }).begin({
          seed,
          flags,
          now,
        })
      : null;
    const vendors = new Map<string, VendorFault>();
    let known: Readonly<Record<string, boolean>> = flags;

    const world: World = {
      async connect(_, persona) {
        const entered = control ? await control.enter(persona) : null;
        known = entered?.flags ?? { ...(await flagsOf(persona)), ...known };
        const visitor = createVisitor(client, {
          session: entered?.session ?? null,
          headers: () => control?.headers() ?? accountHeaders(target, persona),
        });
        const standIns = createStandInState();
        const state = {
          ...standIns,
          now: () => new Date(),
          flags: () => known,
          faultOf: (vendor: string) => vendors.get(vendor),
        };
        return connectionOf(visitor, { standIns: state });
      },
      async fault(call, fault) {
        await control?.post('/faults', { call, ...fault });
      },
      async failVendors(faults) {
        for (const [vendor, fault] of Object.entries(faults))
          if (fault) vendors.set(vendor, fault);
          else vendors.delete(vendor);
        await control?.post('/vendor-faults', faults);
      },
      handlers: client.sent,
      settled: client.settled,
      async close() {
        await control?.end();
        client.close();
      },
    };
    return world;
  };

/** The flag service of a server without worlds isn't asked: an account has the flags of its persona. */
async function flagsOf(persona: string): Promise<Readonly<Record<string, boolean>>> {
  const { personas } = await loadPersonas();
  return personas.find(({ id }) => id === persona)?.flags ?? {};
}

function accountHeaders({ accounts }: Target, persona: string): Record<string, string> {
  const account = accounts[persona];
  if (!account) return {};
  return 'bearer' in account
    ? { authorization: `Bearer ${account.bearer}` }
    : { cookie: account.cookie };
}

type VisitorOptions = {
  /** In a world that is named with each request. */
  readonly session: string | null;
  /** Headers of every request. */
  headers(): Readonly<Record<string, string>>;
};

/** A visitor without a browser: a cookie jar, the product's calls, the login site. */
function createVisitor(client: HttpClient, { session: entered, headers }: VisitorOptions) {
  const jar = createCookieJar();
  let session = entered;

  async function send(
    method: string,
    path: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<HttpResponse> {
    const cookie = jar.header();
    const request = { method, path, body };
    const all = () => ({
      ...(cookie ? { cookie } : {}),
      ...(session ? { 'fairlead-session': session } : {}),
      ...headers(),
      ...more,
    });
    let response = await client.send({ ...request, headers: all() });
    const wait = response.header('fairlead-wait');
    if (wait !== null) {
      // The server has no timers of its own for a world whose time is driven.
      await new Promise((resolve) => setTimeout(resolve, Number(wait)));
      response = await client.send({ ...request, headers: { ...all(), 'fairlead-wait': '0' } });
    }
    jar.take(response.cookies);
    session = response.header('fairlead-session') ?? session;
    return response;
  }

  async function site<Answer>(verb: string, body: unknown): Promise<Answer> {
    const { status, text } = await send('POST', `/sandbox/api/${verb}`, body);
    if (status !== 200) throw new Error(`The login site answered ${verb} with ${status}`);
    return JSON.parse(text);
  }

  return {
    async answer(call: Call): Promise<unknown> {
      const response = await send(call.method, callUrl(call), call.body, lower(call.headers)).catch(
        () => null,
      );
      if (!response || response.header('fairlead-dropped') !== null) throw new NetworkError();
      const body = parseBody(response.text);
      if (response.status >= 300) throw apiErrorFrom(response.status, body);
      return body;
    },
    login: {
      signIn: (email: string, return_to?: string) =>
        site<SignedIn>('sign-in', { email, return_to }),
      signUp: (email: string, { returnTo }: { returnTo?: string } = {}) =>
        site<SignedIn>('sign-up', { email, return_to: returnTo }),
      async mailbox(email?: string): ReturnType<LoginSite['mailbox']> {
        const query = new URLSearchParams(email ? { email } : {});
        const { text } = await send('GET', `/sandbox/api/mailbox?${query}`);
        return JSON.parse(text);
      },
      openVerificationLink: async (link_id: string) =>
        (await site<{ url: string }>('open-link', { link_id })).url,
      signOut: async (return_to?: string) =>
        (await site<{ url: string }>('sign-out', { return_to })).url,
    },
    esign: {
      open: (id: string, key: string) => site<Envelope>('esign/open', { id, key }),
      sign: async (id: string, key: string, { name, hasConsent }: SignatureForm) =>
        (
          await site<{ errors: SignatureErrors | null }>('esign/sign', {
            id,
            key,
            name,
            has_consent: hasConsent,
          })
        ).errors,
      decline: async (id: string, key: string, reason: string) =>
        void (await site('esign/decline', { id, key, reason })),
    },
  };
}

type SignedIn =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string };

const lower = (headers: Call['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
