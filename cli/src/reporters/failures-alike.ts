import type { Paint } from '../paint.ts';
import type { ScenarioResult } from '../run/result.ts';
import { sayAlike, sayFailure } from './say-failure.ts';

/**
 * Tells which failure of a run is like an earlier one: the same step went wrong in the same way, with the same errors
 * and refused calls behind it. One broken rule fails many scenarios; a reader wants its cause once.
 */
export function createLikeness(): (result: ScenarioResult) => ScenarioResult | null {
  const first = new Map<string, ScenarioResult>();
  return (result) => {
    const way = wayOf(result);
    const earlier = first.get(way);
    if (earlier) return earlier;
    first.set(way, result);
    return null;
  };
}

/** Says a failure with its cause; one that is like an earlier one only names that. */
export function createFailureTeller(paint: Paint): (result: ScenarioResult) => string {
  const likeOf = createLikeness();
  return (result) => {
    const first = likeOf(result);
    return first ? sayAlike(result, first, paint) : sayFailure(result, paint);
  };
}

/** What two failures have in common that are told once. Addresses and amounts differ between scenarios and stay out. */
function wayOf({ verdict, steps, failure: outside }: ScenarioResult): string {
  const broken = steps.find((step) => step.verdict === 'failed');
  const { message = '', at = [], cause } = broken?.failure ?? outside ?? {};
  return JSON.stringify([
    verdict,
    broken?.text,
    message,
    at,
    cause?.errors.map((error) => error.message),
    cause?.calls.map(({ name, status }) => [name, status]),
  ]);
}
