import { pause } from './clock.ts';
import { stir } from './stirred.ts';

/** A request that takes longer than this, in real ms, hangs: nobody waits for it any more. */
const hanging = 3000;

/** What the page waits for by itself: answers, until they are read, and scripts that are on their way. */
let pending = 0;

export const inFlight = (): number => pending;

/** Counts from now on what is on its way, so that the driver sees when the page has come to rest. */
export function watchTraffic(): void {
  watchFetch();
  watchXhr();
  watchScripts();
}

/** Counts a request until it ends, or hangs; answers how to say that it ended. */
function begin(): () => void {
  stir();
  pending += 1;
  let isCounted = true;
  const end = () => {
    if (isCounted) pending -= 1;
    isCounted = false;
  };
  void pause(hanging).then(end);
  return end;
}

async function whilePending<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const end = begin();
  try {
    return await work();
  } finally {
    end();
  }
}

function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...asked) => whilePending(() => fetch(...asked));
  // An answer's body comes after its head, through the service worker.
  for (const name of ['text', 'json', 'arrayBuffer', 'blob'] as const) {
    const read = Response.prototype[name] as () => Promise<unknown>;
    Object.assign(Response.prototype, {
      [name](this: Response) {
        return whilePending(() => read.call(this));
      },
    });
  }
}

function watchXhr(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener('loadend', begin());
    send.call(this, body);
  };
}

const executable = /^(|module|(text|application)\/javascript)$/;
const isLoading = ({ src, type }: HTMLScriptElement) => src !== '' && executable.test(type);

/** Counts scripts between their insertion and their arrival: an area's module, a vendor's own. */
function watchScripts(): void {
  const arrived = new WeakSet<Node>();
  const waited = new WeakSet<Node>();
  const end = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (waited.has(target)) pending -= 1;
    waited.delete(target);
    arrived.add(target);
  };
  // On the document: what an element loads is not told to the window.
  document.addEventListener('load', end, true);
  document.addEventListener('error', end, true);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !isLoading(node) || arrived.has(node)) continue;
      stir();
      pending += 1;
      waited.add(node);
    }
  }).observe(document, { childList: true, subtree: true });
}
