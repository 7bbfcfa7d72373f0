import type { Expectation } from './plan.ts';

/**
 * Why an expectation failed, in a few words: what should be there did not appear, what should not be there did not go.
 * `waited` says how long it was waited for, e.g. "waited 3 min".
 */
export function sayUnmet({ see }: Pick<Expectation, 'see'>, waited: string): string {
  if (see === 'no call') return `the call was made; ${waited}`;
  return `${see.startsWith('no ') ? 'still there' : 'not seen'}; ${waited}`;
}
