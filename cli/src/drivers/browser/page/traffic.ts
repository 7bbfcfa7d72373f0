import { type HeldRequest, heldRequestEvent } from '@fairlead/sandbox/calls/held-requests';
import { markActive } from './activity.ts';
import { keepResponse } from './responses.ts';

/** A request, a reading of a body or a file that hasn't ended. */
type Pending = {
  /** Method and address of a request. */
  readonly what: string;
  /** The reason why it is held on purpose. Null: the response is pending, even if the machine is slow. */
  heldBy: string | null;
};

const pending = new Set<Pending>();
let changes = 0;

/** The number of pending requests, those that are held on purpose included. */
export const inFlight = (): number => pending.size;

/** Returns what is pending, those that are held on purpose included: a request by its method and address. */
export const listPending = (): readonly string[] => [...pending].map(({ what }) => what);

/** Whether an answer is pending. The page's clock must wait for it: a time limit would end it. */
export function isUnderWay(): boolean {
  for (const { heldBy } of pending) if (heldBy === null) return true;
  return false;
}

/** Counts what has begun and ended, so that a wait can tell progress. */
export const trafficChanges = (): number => changes;

/** Follows requests, scripts and style sheets from now on, so that the driver knows when the page is idle. */
export function watchTraffic(): void {
  watchFetch();
  watchXhr();
  watchFiles();
  addEventListener(heldRequestEvent, (event) => {
    const { id, method, url, isHeld } = (event as CustomEvent<HeldRequest>).detail;
    if (isHeld) hold(formatRequest(method, url), `sandbox ${id}`);
    else resume(`sandbox ${id}`);
  });
}

/** Stops waiting for the oldest request of this name, because it is held on purpose. */
export function hold(what: string, by: string): void {
  const held = [...pending].find((one) => one.what === what && one.heldBy === null);
  if (held) held.heldBy = by;
  noteChange();
}

/** Waits again for what was held. */
export function resume(by: string): void {
  for (const one of pending) if (one.heldBy === by) one.heldBy = null;
  noteChange();
}

/** Names a request by its method and its whole address. */
export function formatRequest(method: string, address: string): string {
  const url = new URL(address, location.href);
  url.hash = '';
  return `${method.toUpperCase()} ${url.href}`;
}

/** Follows something until the returned function is called. */
function begin(what: string): () => void {
  const one: Pending = { what, heldBy: null };
  pending.add(one);
  noteChange();
  return () => {
    if (pending.delete(one)) noteChange();
  };
}

function noteChange(): void {
  changes += 1;
  markActive();
}

async function whilePending<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
  const end = begin(what);
  try {
    return await work();
  } finally {
    end();
  }
}

function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, options) => {
    const method = options?.method ?? (input instanceof Request ? input.method : 'GET');
    const address = input instanceof Request ? input.url : String(input);
    const response = await whilePending(formatRequest(method, address), () =>
      fetch(input, options),
    );
    keepResponse(method, address, response);
    return response;
  };
  // A response's body arrives after its headers, through the service worker.
  for (const name of ['text', 'json', 'arrayBuffer', 'blob'] as const) {
    const read: () => Promise<unknown> = Response.prototype[name];
    Object.assign(Response.prototype, {
      [name](this: Response) {
        return whilePending('a body', () => read.call(this));
      },
    });
  }
}

function watchXhr(): void {
  const { open, send } = XMLHttpRequest.prototype;
  const asked = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: readonly unknown[]
  ) {
    asked.set(this, formatRequest(method, String(url)));
    Reflect.apply(open, this, [method, url, ...rest]);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const end = begin(asked.get(this) ?? 'a request');
    this.addEventListener('loadend', end);
    try {
      send.call(this, body);
    } catch (error) {
      end();
      throw error;
    }
  };
}

const executable = /^(|module|(text|application)\/javascript)$/;

/** The address of a file that an element loads and reports with a `load` or `error` event; null for other elements. */
function addressOf(node: Node): string | null {
  if (node instanceof HTMLScriptElement)
    return node.src !== '' && executable.test(node.type) ? node.src : null;
  if (node instanceof HTMLLinkElement)
    return node.relList.contains('stylesheet') && node.href !== '' ? node.href : null;
  return null;
}

/** Follows files that are loading: an area's module, its style sheet, or a vendor's script. */
function watchFiles(): void {
  const arrived = new WeakSet<Node>();
  const loading = new Map<Node, () => void>();
  const end = (node: Node) => {
    loading.get(node)?.();
    loading.delete(node);
  };
  const onArrived = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    arrived.add(target);
    end(target);
  };
  // On the document, because load events of elements don't reach the window.
  document.addEventListener('load', onArrived, true);
  document.addEventListener('error', onArrived, true);
  new MutationObserver((changed) => {
    for (const node of changed.flatMap(({ addedNodes }) => [...addedNodes])) {
      const address = addressOf(node);
      if (address === null || arrived.has(node) || loading.has(node)) continue;
      loading.set(node, begin(formatRequest('GET', address)));
    }
    // A style sheet that was removed never arrives.
    for (const node of changed.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLLinkElement && !node.isConnected) end(node);
  }).observe(document, { childList: true, subtree: true });
}
