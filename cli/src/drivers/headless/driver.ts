import type { Area } from '@fairlead/mfe-kit/area';
import type { Definition } from '@fairlead/mfe-kit/definition';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import { clearNode, createNode, withRegion } from 'effector';
import { beginningOf } from '../../run/terms/beginning-of.ts';
import type { Driver } from '../../run/terms/scenario-session.ts';
import { loadedAreas } from './areas.ts';
import { recordJournals } from './recording.ts';
import { createHeadlessScenarioSession } from './scenario-session.ts';
import { silenceRules } from './silence-rules.ts';
import { installClock } from './virtual-clock.ts';
import type { CreateWorld } from './world.ts';

/** A micro-frontend for the headless driver: its screens, model and tasks. */
export type HeadlessArea = { readonly definition: Definition<unknown>; readonly area: Area };

/** Plays scenarios on the real screens without a browser. One at a time, because it replaces the thread's clock. */
export async function createHeadlessDriver(
  loaded: readonly HeadlessArea[],
  createWorld: CreateWorld,
): Promise<Driver> {
  await preloadLazyViews();
  const areas = loadedAreas(loaded.map(({ definition }) => definition));
  const tasks = new Map(
    loaded.flatMap(({ area }) => area.tasks.map((task) => [task.name, task] as const)),
  );
  const region = createNode();
  withRegion(region, recordJournals);
  return {
    async open(plan, seed) {
      const now = beginningOf(plan);
      const { timeZone } = plan;
      const clock = installClock(now, timeZone);
      const silence = silenceRules();
      try {
        const persona = plan.actors[plan.as] ?? plan.as;
        const { flags } = plan;
        const world = await createWorld({ persona, now, zone: timeZone, seed, flags });
        return createHeadlessScenarioSession({ plan, tasks, areas, world, clock, silence });
      } catch (error) {
        silence.restore();
        clock.restore();
        throw error;
      }
    },
    async close() {
      areas.dispose();
      clearNode(region);
    },
  };
}
