import fc from 'fast-check';
import { rating } from '../content/rating.ts';
import { sumOf } from '../rating/arithmetic.ts';

/** The day of the tests. */
export const date = '2026-11-20';

/** Any state in which policies are issued. */
export const state = fc.constantFrom(...rating.live_states);

/** Returns the sum of rows, in cents. */
export const total = (rows: readonly { amount: number }[]) =>
  sumOf(rows.map(({ amount }) => amount));
