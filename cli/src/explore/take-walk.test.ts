import { expect, test } from 'vitest';
import type { ScenarioSession } from '../run/terms/scenario-session.ts';
import { aPlan } from '../test-kit/a-plan.ts';
import { node } from '../test-kit/outline-node.ts';
import type { ExploredDriver } from './explored-world.ts';
import { takeAgain } from './take-walk.ts';

/** A product that crashes for everybody once the guest has opened a page. */
function fragile(): ExploredDriver {
  const open = () => {
    let isOpened = false;
    const session: Partial<ScenarioSession> = {
      async observe(actor) {
        isOpened ||= actor === 'guest';
        const heading = isOpened ? 'Something went sideways.' : 'Hello';
        const outline = [node('heading', heading), node('button', 'Start')];
        return { screen: 'intake', address: '/', outline } as never;
      },
      act: async () => {},
      journal: async () => [],
      close: async () => {},
    };
    return session;
  };
  return {
    driver: { open: async () => open() } as never,
    backEnd: () => ({ list: async () => [] }) as never,
  };
}

const press = (actor: string, name: string) => ({
  actor,
  action: { kind: 'page' as const, actions: [{ press: name }] },
});

test('what a walk finds only because somebody without a step left was there counts for nothing', async () => {
  const plan = aPlan([], { as: 'host', actors: { host: 'host', guest: 'guest' } });
  const walker = { known: [], explored: fragile(), seed: 1 };
  const absent = await takeAgain(plan, walker, [press('guest', 'Gone'), press('host', 'Start')]);
  expect(absent.finding).toBeNull();
  const present = await takeAgain(plan, walker, [press('guest', 'Start'), press('host', 'Start')]);
  expect(present.finding?.message).toBe('the page says "Something went sideways."');
});
