import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { driver } from '../../test-kit/play-toy.ts';
import { headlessSettings } from '../../test-kit/run-settings.ts';
import { createProgress, readProgress } from '../terms/progress.ts';
import type { Driver } from '../terms/scenario-session.ts';
import { servePlans } from './serve-plans.ts';

/** A driver whose task does that many things on the page. */
const doing = (things: number): Driver => ({
  ...driver(),
  async open(plan, seed) {
    const session = await driver().open(plan, seed);
    return {
      ...session,
      async perform(_actor, _task, _input, moved) {
        for (let count = 0; count < things; count += 1) moved?.();
      },
    };
  },
});

/** Plays a step with a task, and returns how often it was said that the worker goes on. */
async function progressOf(things: number): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  const progress = createProgress();
  servePlans(port1, { ...headlessSettings, progress }, Promise.resolve(doing(things)));
  const plan = aPlan(stepsOf([{ kind: 'task', task: 'work' }]));
  const played = once(port2, 'message');
  port2.postMessage({ kind: 'play', index: 0, plan });
  await played;
  port2.close();
  return readProgress(progress).changes;
}

test('each thing that a task does on the page is progress, so that a long one is not ended', async () => {
  expect([await progressOf(0), await progressOf(1), await progressOf(30)]).toEqual([3, 4, 33]);
});
