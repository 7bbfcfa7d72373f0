import type { Scope } from 'effector';

/** What the page around the micro-frontends gives them. One per page. */
export type Host = {
  readonly scope: Scope;
  /** An area broke outside a slot that watches over it; `where` names it. */
  readonly report: (error: unknown, where: string) => void;
  readonly talkToAdvisor: () => void;
  /** One mark per screen that holds edits no model knows. A swap asks while there are any. */
  readonly unsavedEdits: Set<symbol>;
  /** The sheets that a web component of an area adopts; without this it has none. */
  readonly styles?: (area: string) => Promise<readonly CSSStyleSheet[]>;
};

type Desk = { host: Host | null; waiting: ((host: Host) => void)[] };

/** The shell bundles this file and so does the kit: a registered symbol is where they meet. */
const key = Symbol.for('fairlead.host');

export function provideHost(host: Host): void {
  const desk = findDesk();
  desk.host = host;
  for (const resolve of desk.waiting.splice(0)) resolve(host);
}

export function getHost(): Host | null {
  return findDesk().host;
}

/** Resolves when the page has a host; a plain page may load an area before its host. */
export function whenHost(): Promise<Host> {
  const desk = findDesk();
  return desk.host
    ? Promise.resolve(desk.host)
    : new Promise((resolve) => desk.waiting.push(resolve));
}

function findDesk(): Desk {
  const page = globalThis as { [key]?: Desk };
  page[key] ??= { host: null, waiting: [] };
  return page[key];
}
