import { shell } from './shell.ts';

/** The values that were read last, to send only what has changed. */
let last: ReadonlyMap<string, unknown> = new Map();

/** The names of the open area's stores, and the values of those that have changed since the last reading of this document. */
export type ReadStores = {
  readonly names: readonly string[];
  readonly changed: Readonly<Record<string, unknown>>;
};

/** Reads the open area's stores as plain data. A page of another site has none. */
export function readStores(): ReadStores {
  const now = shell()?.stores() ?? new Map<string, unknown>();
  const changed: Record<string, unknown> = {};
  for (const [name, value] of now)
    if (!last.has(name) || !Object.is(last.get(name), value)) changed[name] = plain(value);
  last = now;
  return { names: [...now.keys()], changed };
}

/** A store may hold what refers to itself, like a model: its content is left out. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return {};
  }
}
