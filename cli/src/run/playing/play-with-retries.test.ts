import { expect, test } from 'vitest';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { driver as toyDriver } from '../../test-kit/play-toy.ts';
import type { Driver } from '../terms/scenario-session.ts';
import { playWithRetries } from './play-with-retries.ts';

const options = {
  driver: 'headless',
  target: 'msw',
  seed: 1,
  now: () => 0,
  pictures: 'off',
} as const;

/** A driver whose task fails the first times, with another message each time. */
function failing(times: number): Driver {
  const toy = toyDriver();
  let played = 0;
  return {
    ...toy,
    async open(plan, seed) {
      const session = await toy.open(plan, seed);
      return {
        ...session,
        async perform() {
          played += 1;
          if (played <= times) throw new Error(`failure ${played}`);
        },
      };
    },
  };
}

const playing = (times: number, retries: number) =>
  playWithRetries(
    aPlan(stepsOf([{ kind: 'task', task: 'work' }])),
    failing(times),
    options,
    retries,
  );

const causes = ({ failedAttempts = [] }: Awaited<ReturnType<typeof playing>>) =>
  failedAttempts.map(({ steps }) => steps[0]?.failure?.message);

test('a scenario that passes is played once', async () => {
  const result = await playing(0, 2);
  expect(result.verdict).toBe('passed');
  expect(result).not.toHaveProperty('failedAttempts');
});

test('a scenario that passes after it failed is flaky, with every cause', async () => {
  const result = await playing(2, 3);
  expect(result.verdict).toBe('flaky');
  expect(causes(result)).toEqual(['failure 1', 'failure 2']);
});

test('a scenario that fails each time has failed, with the causes of the attempts before', async () => {
  const result = await playing(3, 2);
  expect(result.verdict).toBe('failed');
  expect(causes(result)).toEqual(['failure 1', 'failure 2']);
  expect(result.steps[0]?.failure?.message).toBe('failure 3');
});

test('without retries a failure is final', async () => {
  const result = await playing(1, 0);
  expect(result.verdict).toBe('failed');
  expect(result).not.toHaveProperty('failedAttempts');
});
