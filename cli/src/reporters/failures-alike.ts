import type { Paint } from '../paint.ts';
import { failedStep, type ScenarioResult } from '../run/terms/result.ts';
import { formatFailure, formatRepeatedFailure } from './format-failure.ts';

/**
 * Finds failures that are like an earlier one of the run: the same step expected and found the same, with the same errors
 * and failed calls. One broken rule fails many scenarios, and its cause is reported once.
 */
export function createLikeness(): (result: ScenarioResult) => ScenarioResult | null {
  const first = new Map<string, ScenarioResult>();
  return (result) => {
    const signature = signatureOf(result);
    const earlier = first.get(signature);
    if (earlier) return earlier;
    first.set(signature, result);
    return null;
  };
}

/** Reports a failure with its cause, or only refers to an earlier one that is like it. */
export function createFailureFormatter(
  paint: Paint,
  width?: number,
): (result: ScenarioResult) => string {
  const likeOf = createLikeness();
  return (result) => {
    // Each flaky scenario has causes of its own.
    const first = result.verdict === 'flaky' ? null : likeOf(result);
    return first
      ? formatRepeatedFailure(result, first, paint)
      : formatFailure(result, paint, width);
  };
}

/** Failures with the same key are reported once: what was expected and what was found is the same. */
function signatureOf(result: ScenarioResult): string {
  const broken = failedStep(result);
  const { message = '', expected, found, at = [], cause } = broken?.failure ?? result.failure ?? {};
  return JSON.stringify([
    result.verdict,
    broken?.text,
    message,
    expected,
    found,
    at,
    cause?.errors.map((error) => error.message),
    cause?.calls.map(({ name, status }) => [name, status]),
  ]);
}
