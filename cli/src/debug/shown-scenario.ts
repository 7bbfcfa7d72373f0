import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { ShownScenario } from '@fairlead/sandbox/in-browser/shown-scenario';
import type { Plan } from '../language/plan.ts';
import { formatLocation } from '../language/source.ts';
import { formatSeconds } from '../reporters/format-seconds.ts';
import type { StepFailure } from '../run/terms/result.ts';

/** Where a scenario stops: before a step, which may have failed. */
export type Stop = {
  readonly plan: Plan;
  readonly next: number;
  /** Why the next step has failed, if it has. */
  readonly failure: StepFailure | null;
  /** How long each step took that was played, in ms. */
  readonly took: readonly number[];
};

/** Returns what the page's tools show at a stop. */
export function shownScenario(
  { plan, next, failure, took }: Stop,
  outline: readonly string[],
): ShownScenario {
  const stateOf = (index: number) => {
    if (index < next) return 'passed';
    if (index > next) return 'ahead';
    return failure ? 'failed' : 'next';
  };
  const step = plan.steps[next];
  return {
    name: plan.name,
    at: step ? formatLocation(step.at) : null,
    steps: plan.steps.map(({ text }, index) => ({
      text: redactText(text),
      state: stateOf(index),
      ...tookOf(took[index]),
    })),
    failure: linesOf(failure).map(redactText),
    outline: outline.map(redactText),
  };
}

const tookOf = (ms: number | undefined) => (ms === undefined ? {} : { took: formatSeconds(ms) });

/** Says what was expected, and what is there instead. */
function linesOf(failure: StepFailure | null): readonly string[] {
  if (!failure) return [];
  const { message, expected = [], found = [], at = [] } = failure;
  return [
    message,
    ...expected.map((line) => `expected: ${line}`),
    ...found.map((line) => `found: ${line}`),
    ...at,
  ];
}
