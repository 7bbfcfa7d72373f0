import { nearestLines } from '../causes/nearest-lines.ts';
import type { Evaluation } from './evaluation.ts';

/** Without the region nothing is known about it, so that a misspelled name can't make `see no …` hold. */
export const outOfReach = (message: string, offers: readonly string[]): Evaluation => ({
  holds: false,
  expected: [message],
  missing: message,
  found: () => nearestLines([message], offers, 'nothing'),
});
