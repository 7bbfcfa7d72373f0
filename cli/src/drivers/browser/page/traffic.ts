import { markActive } from './activity.ts';
import { pause } from './clock.ts';

/** Requests that take longer, in real ms, are no longer waited for. */
const hanging = 3000;

/** The number of pending responses (until they are read) and scripts. */
let pending = 0;

export const inFlight = (): number => pending;

/** Counts pending requests and scripts from now on, so that the driver knows when the page is idle. */
export function watchTraffic(): void {
  watchFetch();
  watchXhr();
  watchScripts();
}

/** Counts a request until it ends or hangs. Returns the function that ends it. */
function begin(): () => void {
  markActive();
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
  // A response's body arrives after its headers, through the service worker.
  for (const name of ['text', 'json', 'arrayBuffer', 'blob'] as const) {
    const read: () => Promise<unknown> = Response.prototype[name];
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

/** Counts scripts that are loading: an area's module, or a vendor's script. */
function watchScripts(): void {
  const arrived = new WeakSet<Node>();
  const waited = new WeakSet<Node>();
  const end = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (waited.has(target)) pending -= 1;
    waited.delete(target);
    arrived.add(target);
  };
  // On the document, because load events of elements don't reach the window.
  document.addEventListener('load', end, true);
  document.addEventListener('error', end, true);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !isLoading(node) || arrived.has(node)) continue;
      markActive();
      pending += 1;
      waited.add(node);
    }
  }).observe(document, { childList: true, subtree: true });
}
