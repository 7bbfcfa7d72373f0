import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import type { Plan } from '../../language/plan.ts';
import { formatSeconds } from '../../reporters/format-seconds.ts';
import type { ScenarioResult, StepResult } from '../terms/result.ts';
import type { RunSettings } from '../terms/settings.ts';
import { locationsIn } from './source-location.ts';
import { scenarioFacts, skipped } from './step-facts.ts';

/** Returns the result of a scenario whose worker exited. `reached` is the index of its current step, or null. */
export function crashed(
  plan: Plan,
  settings: RunSettings,
  reason: string,
  reached: number | null,
): ScenarioResult {
  return {
    ...scenarioFacts(plan, settings),
    verdict: 'crashed',
    ms: 0,
    virtualMs: 0,
    handlers: 0,
    steps: plan.steps.map((step, index) => ({
      ...skipped(step),
      verdict: verdictAt(index, reached),
    })),
    failure: { message: maskCards(reason) },
  };
}

/** All steps before the reached one passed, because a scenario ends at its first failure. */
function verdictAt(index: number, reached: number | null): StepResult['verdict'] {
  if (reached === null || index > reached) return 'skipped';
  return index < reached ? 'passed' : 'failed';
}

type Timeout = {
  readonly plan: Plan | undefined;
  readonly reached: number | null;
  readonly limit: number;
  /** The line of the product that runs without an end, or calls what does: optimized code has no lines of its own. */
  readonly busyAt: string | undefined;
};

/** Returns the message for a scenario that made no progress within its limit. */
export function formatTimeout({ plan, reached, limit, busyAt }: Timeout): string {
  const count = plan?.steps.length ?? 0;
  const where =
    reached === null
      ? 'while the sandbox was starting'
      : reached < count
        ? `at step ${reached + 1} of ${count}`
        : 'after its last step';
  const busy = busyAt ? `, busy with what ${busyAt} runs` : '';
  return `timed out: no progress for ${formatSeconds(limit)} ${where}${busy}; use --timeout to allow more`;
}

/** Formats an error that ended a worker, with the product's source line instead of a stack. */
export function formatThrown({ name, message, stack = '' }: Error): string {
  const [at] = locationsIn(stack);
  return `${name}: ${message}${at ? `\nat ${at}` : ''}`;
}
