import { mask } from '../language/say-step.ts';
import { nearestLines } from './nearest-lines.ts';
import type { StepFailure } from './result.ts';
import { locationsIn } from './source-location.ts';

/** How many lines of the product lead a reader from where an error was thrown to who caused it. */
const mostPlaces = 3;

/** What was thrown, as a report tells it: with the product's own lines in place of a stack. */
export function failureFrom(error: unknown): StepFailure {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  const { expected, found } = error as Error & Pick<StepFailure, 'expected' | 'found'>;
  const message = mask(isSlip(error) ? `${error.name}: ${error.message}` : error.message);
  if (Array.isArray(expected) && Array.isArray(found)) {
    const near = nearestLines(expected, found, 'nothing');
    return { message, expected: expected.map(mask), found: near.map(mask) };
  }
  const at = locationsIn(error.stack ?? '').slice(0, mostPlaces);
  return { message, ...(at.length ? { at } : {}) };
}

/** Errors whose name belongs to what they say: nobody wrote their sentence for a reader. */
export const isSlip = (error: Error) =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);
