import { expect, test } from 'vitest';
import { ignoreFailedUpdates } from './ignore-failed-updates.ts';

function registration(update: () => Promise<never>) {
  const prototype = { update } as unknown as ServiceWorkerRegistration;
  ignoreFailedUpdates(prototype);
  return Object.create(prototype) as ServiceWorkerRegistration;
}

test('a worker that could not be updated continues as it is', async () => {
  const old = registration(async () => {
    throw new TypeError('Failed to update a ServiceWorker');
  });
  expect(await old.update()).toBe(old);
});

test('an update that succeeds answers what the browser answers', async () => {
  const next = {} as never;
  expect(await registration(async () => next).update()).toBe(next);
});
