/** Random choices that are the same for the same seed. */
export type Random = {
  /** Returns a number from 0 to 1, without 1. */
  next(): number;
  /** Returns one of the items; undefined if there is none. */
  pick<Item>(items: readonly Item[]): Item | undefined;
};

/** Creates random choices from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] };
}
