import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { ShownScenario } from '@fairlead/sandbox/in-browser/shown-scenario';
import { diff } from '../diff.ts';
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
  /** The steps that were left out. */
  readonly skipped: ReadonlySet<number>;
  /** What the page said before the next step was first played; null: that isn't known. */
  readonly found: readonly string[] | null;
};

/** Returns what the page's tools show at a stop. `will`: what the next step will do first, if that can be told. */
export function shownScenario(
  { plan, next, failure, took, skipped, found }: Stop,
  outline: readonly string[],
  will: string | null,
): ShownScenario {
  const stateOf = (index: number) => {
    if (skipped.has(index)) return 'skipped';
    if (index < next) return 'passed';
    if (index > next) return 'ahead';
    return failure ? 'failed' : 'next';
  };
  const step = plan.steps[next];
  return {
    name: plan.name,
    at: step ? formatLocation(step.at) : null,
    ...(will === null ? {} : { will: redactText(will) }),
    steps: plan.steps.map(({ text }, index) => ({
      text: redactText(text),
      state: stateOf(index),
      ...tookOf(took[index]),
    })),
    failure: linesOf(failure).map(redactText),
    outline: markNew(failure ? found : null, outline.map(redactText)),
  };
}

const tookOf = (ms: number | undefined) => (ms === undefined ? {} : { took: formatSeconds(ms) });

/** Marks the lines that a page didn't have before. Null: nothing is known of it. */
function markNew(before: readonly string[] | null, now: readonly string[]) {
  if (!before) return now.map((text) => ({ text, isNew: false }));
  const marked = diff(before.map(redactText), now).filter((line) => !line.startsWith('- '));
  return marked.map((line) => ({ text: line.slice(2), isNew: line.startsWith('+ ') }));
}

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
