import type { Plan } from '../../language/plan.ts';
import type { PlayOptions } from '../terms/play-options.ts';
import type { ScenarioResult } from '../terms/result.ts';
import type { Driver } from '../terms/scenario-session.ts';
import { play } from './play.ts';

/** Plays a plan, and once more on another browser if its browser was lost: that isn't the product's fault. */
export async function playOnSoundBrowser(
  plan: Plan,
  driver: Driver,
  options: PlayOptions,
): Promise<ScenarioResult> {
  const first = await play(plan, driver, options);
  if (first.verdict === 'passed') return first;
  try {
    if (!(await driver.replaceIfLost?.())) return first;
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    const message = `The browser was lost, and no other could be started: ${because}`;
    return { ...first, verdict: 'crashed', failure: { message } };
  }
  return { ...(await play(plan, driver, options)), isPlayedAgain: true };
}
