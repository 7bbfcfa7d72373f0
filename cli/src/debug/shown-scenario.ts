import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { ShownScenario } from '@fairlead/sandbox/in-browser/shown-scenario';
import type { Plan } from '../language/plan.ts';

/** Where a scenario stops: before a step, which may have failed. */
export type Stop = { readonly plan: Plan; readonly next: number; readonly hasFailed: boolean };

/** Returns what the page's tools show at a stop. */
export function shownScenario(
  { plan, next, hasFailed }: Stop,
  outline: readonly string[],
): ShownScenario {
  const stateOf = (index: number) => {
    if (index < next) return 'passed';
    if (index > next) return 'ahead';
    return hasFailed ? 'failed' : 'next';
  };
  return {
    name: plan.name,
    steps: plan.steps.map(({ text }, index) => ({
      text: redactText(text),
      state: stateOf(index),
    })),
    outline: outline.map(redactText),
  };
}
