import type { Expectation } from './plan.ts';

/**
 * Says in a few words why an expectation failed: something didn't appear or didn't disappear.
 * `waited` is the duration of the wait in words, e.g. "waited 3 min".
 */
export function formatUnmet(
  { see }: Pick<Expectation, 'see'>,
  { missing }: { readonly missing?: string },
  waited: string,
): string {
  if (missing !== undefined) return `${missing}; ${waited}`;
  if (see === 'no call') return `the call was made; ${waited}`;
  return `${see.startsWith('no ') ? 'still there' : 'not seen'}; ${waited}`;
}
