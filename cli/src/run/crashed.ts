import type { Plan } from '../language/plan.ts';
import { mask } from '../language/say-step.ts';
import type { ScenarioResult } from './result.ts';
import type { RunSettings } from './settings.ts';

/** The result of a scenario whose worker did not live to tell. */
export function crashed(
  plan: Plan,
  { driver, target, seed }: RunSettings,
  reason: string,
): ScenarioResult {
  return {
    name: plan.name,
    file: plan.file,
    line: plan.line,
    tags: plan.tags,
    covers: plan.covers,
    persona: plan.actors[plan.as] ?? plan.as,
    driver,
    target,
    seed,
    verdict: 'crashed',
    ms: 0,
    virtualMs: 0,
    handlers: 0,
    steps: [],
    failure: { message: mask(reason) },
  };
}
