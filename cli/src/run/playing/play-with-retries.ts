import type { Plan } from '../../language/plan.ts';
import type { PlayOptions } from '../terms/play-options.ts';
import type { ScenarioResult } from '../terms/result.ts';
import type { Driver } from '../terms/scenario-session.ts';
import { playOnSoundBrowser } from './play-again.ts';

/** Plays a plan, and again while it fails, at most this many times more. One that passes at last is flaky. */
export async function playWithRetries(
  plan: Plan,
  driver: Driver,
  options: PlayOptions,
  retries: number,
): Promise<ScenarioResult> {
  const failedAttempts: ScenarioResult[] = [];
  for (;;) {
    const result = await playOnSoundBrowser(plan, driver, options);
    const hasPassed = result.verdict === 'passed';
    if (hasPassed && failedAttempts.length === 0) return result;
    if (hasPassed) return { ...result, verdict: 'flaky', failedAttempts };
    if (failedAttempts.length === retries)
      return failedAttempts.length === 0 ? result : { ...result, failedAttempts };
    failedAttempts.push(result);
  }
}
