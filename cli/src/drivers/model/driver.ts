import type { Area } from '@fairlead/mfe-kit/area';
import { clearNode, createNode, withRegion } from 'effector';
import { scenarioNow } from '../../run/scenario-now.ts';
import type { Driver } from '../../run/stage.ts';
import { catchBugs } from './bugs.ts';
import { bringToLife } from './living-areas.ts';
import { tieStore } from './recording.ts';
import { createModelStage } from './stage.ts';
import { installClock } from './virtual-clock.ts';
import type { CreateWorld } from './world.ts';

/** Plays scenarios on the areas' models. One at a time: the clock it replaces is the thread's. */
export function createModelDriver(areas: readonly Area[], createWorld: CreateWorld): Driver {
  const living = bringToLife(areas);
  const ties = createNode();
  withRegion(ties, () => tieStore(({ name }) => living.wake(name)));
  return {
    async open(plan, seed) {
      const clock = installClock(scenarioNow);
      const bugs = catchBugs();
      try {
        const persona = plan.actors[plan.as] ?? plan.as;
        const world = await createWorld({ persona, now: scenarioNow, seed, flags: plan.flags });
        return createModelStage({ plan, areas: living, world, clock, bugs });
      } catch (error) {
        bugs.restore();
        clock.restore();
        throw error;
      }
    },
    async close() {
      living.unmake();
      clearNode(ties);
    },
  };
}
