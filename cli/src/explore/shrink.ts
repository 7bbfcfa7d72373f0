/** The most often that a walk is taken again to shorten it. */
const maxTries = 150;

/**
 * Removes whole steps, halves first, then quarters, down to single steps, as long as the rest still fails. `isFailing`
 * says whether a walk of these steps fails in the same way.
 */
export async function shrink<Step>(
  steps: readonly Step[],
  isFailing: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let kept = steps;
  let tries = 0;
  let size = Math.ceil(kept.length / 2);
  while (size >= 1 && tries < maxTries) {
    const before = kept.length;
    for (let start = 0; start < kept.length && tries < maxTries; ) {
      const less = [...kept.slice(0, start), ...kept.slice(start + size)];
      tries += 1;
      if (await isFailing(less)) kept = less;
      else start += size;
    }
    if (size === 1 && kept.length === before) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return kept;
}
