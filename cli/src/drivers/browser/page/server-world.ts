import { pageNow } from './clock.ts';
import { formatRequest, hold, resume } from './traffic.ts';

/** The world of a server that this tab is in, and who is signed in in this tab. */
export type TabWorld = { readonly world: string; readonly session: string | null };

const worldKey = 'fairlead-driver:world';
const sentKey = 'fairlead-driver:sent';
const paths = /^\/(api|sandbox\/api)\//;

/** Puts this tab into a world, or signs someone else in there. */
export function enterWorld(tab: TabWorld): void {
  sessionStorage.setItem(worldKey, JSON.stringify(tab));
}

export const requestsSent = (): number => Number(sessionStorage.getItem(sentKey) ?? 0);

export const forgetRequests = (): void => sessionStorage.removeItem(sentKey);

function readWorld(): TabWorld | null {
  // A document without an origin has no storage.
  try {
    return JSON.parse(sessionStorage.getItem(worldKey) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Sends this tab's world, session and time with every request to the back end, as headers: the cookies of a browser
 * belong to all its tabs, and each actor has one.
 */
export function sendWorldAlong(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const tab = readWorld();
    if (tab === null) return fetch(...args);
    const request = new Request(...args);
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !paths.test(pathname)) return fetch(request);
    sessionStorage.setItem(sentKey, String(requestsSent() + 1));
    return exchange(request, tab, fetch);
  };
}

async function exchange(
  request: Request,
  { world, session }: TabWorld,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const again = request.clone();
  const send = (own: Request) => {
    own.headers.set('fairlead-world', world);
    own.headers.set('fairlead-now', String(pageNow()));
    if (session) own.headers.set('fairlead-session', session);
    return fetch(own);
  };
  let response = await send(request);
  const wait = response.headers.get('fairlead-wait');
  if (wait !== null) {
    const held = `server ${crypto.randomUUID()}`;
    hold(formatRequest(request.method, request.url), held);
    // The page's own timer: its clock may be moved.
    await new Promise((resolve) => setTimeout(resolve, Number(wait)));
    resume(held);
    again.headers.set('fairlead-wait', '0');
    response = await send(again);
  }
  const signedIn = response.headers.get('fairlead-session');
  if (signedIn !== null) enterWorld({ world, session: signedIn || null });
  if (response.headers.has('fairlead-dropped')) throw new TypeError('Failed to fetch');
  return response;
}
