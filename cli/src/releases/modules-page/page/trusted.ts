import type { Trusted } from '@fairlead/registry/verify/verify-revision';

const keyOf = (address: string) => `fairlead-registry:${address}`;

/** What this browser has verified of a registry before; undefined the first time, or if it keeps nothing. */
export function readTrusted(address: string): Trusted | undefined {
  try {
    const text = localStorage.getItem(keyOf(address));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function saveTrusted(address: string, trusted: Trusted): void {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(trusted));
  } catch {
    // A browser that keeps nothing trusts the registry's first root each time.
  }
}
