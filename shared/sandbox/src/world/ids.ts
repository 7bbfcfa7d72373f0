import type { Store } from '../database/store.ts';

/** The next id of a kind: readable, and the same in every run of one seed. */
export async function nextId(store: Store, seed: number, kind: string): Promise<string> {
  const given = ((await store.get('count', kind))?.given ?? 0) + 1;
  await store.put('count', { id: kind, given });
  return `${kind}_${scramble(`${seed}/${kind}/${given}`)}`;
}

/** Six letters and digits that look random and depend on the text alone (FNV-1a, then mixed). */
export function scramble(text: string): string {
  return hash(text).toString(36).padStart(7, '0').slice(-6);
}

/** A whole number from 0 to 2^32 that depends on the text alone. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const character of text) {
    mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
