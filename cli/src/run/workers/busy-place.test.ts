import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { repository } from '../../repository.ts';
import { busyPlaceOf } from './busy-place.ts';

async function placeIn(work: string) {
  const rule = pathToFileURL(join(repository, 'shared/domain/src/money/sum-by-code.ts')).href;
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
    import('${rule}').then(({ sumByCode }) => { parentPort.postMessage('ready'); ${work} });`,
    { eval: true },
  );
  await once(worker, 'message');
  try {
    return await busyPlaceOf(worker);
  } finally {
    await worker.terminate();
  }
}

test('the line of the product that a worker never leaves is named', async () => {
  expect(
    await placeIn("sumByCode((function* () { for (;;) yield { code: 'a', amount: 1 }; })());"),
  ).toMatch(/^shared\/domain\/src\/money\/sum-by-code\.ts:\d+$/);
});

test('nothing is named of a worker that waits', async () => {
  expect(await placeIn('setTimeout(() => {}, 60_000);')).toBeUndefined();
});
