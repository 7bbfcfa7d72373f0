import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import type { Plan } from '../language/plan.ts';
import { createStepPlayer, type StepPlayer } from '../run/playing/step-player.ts';
import type { Driver, ScenarioSession } from '../run/terms/scenario-session.ts';
import type { RunSettings } from '../run/terms/settings.ts';
import { type Stop, shownScenario } from './shown-scenario.ts';

/** The browser in which a scenario is played step by step. */
export type Stage = {
  /** Begins a scenario on a new page, in another browser if its window was closed. */
  open(plan: Plan): Promise<StepPlayer>;
  /** Shows the page's tools while the person is asked, and hides them (null) while a step is played. */
  showTools(stop: Stop | null): Promise<void>;
  /** Takes the command that a person gave in the page's tools; null: none. */
  takeCommand(): Promise<string | null>;
  close(): Promise<void>;
};

/** Starts a browser for a scenario. It is there when the first one is opened. */
export function openStage(settings: RunSettings): Stage {
  const starting = startDriver(settings);
  // Reported by `open`, which waits for it.
  starting.catch(() => {});
  return createStage(starting, settings);
}

/** Creates a stage on a driver that may still be starting. */
export function createStage(starting: Promise<Driver>, { seed }: Pick<RunSettings, 'seed'>): Stage {
  let session: ScenarioSession | undefined;
  const show = async (stop: Stop | null) => {
    if (!session || !stop) return session?.showTools?.(null);
    const { plan, next } = stop;
    const step = plan.steps[next];
    const { outline } = await session.observe(step?.actor ?? plan.as);
    const will = step ? await session.ringNext?.(step.actor, step.action) : null;
    return session.showTools?.(shownScenario(stop, snapshotOf(outline), will ?? null));
  };
  return {
    async open(plan) {
      const driver = await starting;
      // A page that nobody can reach any more has nothing to close.
      await session?.close(false).catch(() => {});
      session = undefined;
      await driver.replaceIfLost?.();
      session = await driver.open(plan, seed);
      const now = performance.now.bind(performance);
      return createStepPlayer(session, { now, pictures: 'off', outlines: true });
    },
    // A page of another site, or a window that was closed, has none.
    async showTools(stop) {
      await show(stop).catch(() => {});
    },
    async takeCommand() {
      return (await session?.takeCommand?.().catch(() => null)) ?? null;
    },
    async close() {
      const driver = await starting.catch(() => null);
      // After Ctrl-C, the browser has ended too.
      await driver?.close().catch(() => {});
    },
  };
}

/** Imports the areas only when there is something to play. */
async function startDriver(settings: RunSettings): Promise<Driver> {
  const { openBrowserDriver } = await import('../connect/browser-driver.ts');
  return openBrowserDriver(settings);
}
