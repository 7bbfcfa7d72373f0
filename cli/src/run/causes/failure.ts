import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import type { StepFailure } from '../terms/result.ts';
import { nearestLines } from './nearest-lines.ts';
import { locationsIn } from './source-location.ts';

/** How many of the product's source lines are shown for an error, from the one that threw it. */
const maxLocations = 3;

/** Converts a thrown value to a failure, with the product's source lines instead of a stack. */
export function failureFrom(error: unknown): StepFailure {
  if (!(error instanceof Error)) return { message: maskCards(String(error)) };
  const expected: unknown = Reflect.get(error, 'expected');
  const found: unknown = Reflect.get(error, 'found');
  const message = maskCards(isSlip(error) ? `${error.name}: ${error.message}` : error.message);
  if (Array.isArray(expected) && Array.isArray(found)) {
    const near = nearestLines(expected, found, 'nothing');
    return { message, expected: expected.map(maskCards), found: near.map(maskCards) };
  }
  const at = locationsIn(error.stack ?? '').slice(0, maxLocations);
  return { message, ...(at.length ? { at } : {}) };
}

/** Errors of the language runtime: their names are part of the message. */
export const isSlip = (error: Error) =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);
