import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '../../shard.ts';
import { openCoverageRecorder } from './coverage-recorder.ts';

type Recorder = Awaited<ReturnType<typeof openCoverageRecorder>>;

/** How often `keyOf` ran, the function of `shard.ts` that runs here. */
async function timesIn(recorder: Recorder): Promise<number> {
  const scripts = (await recorder.take()).filter(({ url }) => url.endsWith('/src/shard.ts'));
  const counts = scripts.flatMap(({ functions }) =>
    functions.map(({ ranges }) => ranges[0]?.count),
  );
  return Math.max(0, ...counts.map((count = 0) => count));
}

/** Calls `keyOf` as often as that. */
function call(times: number): number {
  let length = 0;
  for (let time = 0; time < times; time += 1) length += keyOf({ file: 'a.yaml', name: 'a' }).length;
  return length;
}

test('what runs between begin and end is recorded, and nothing before or after', async () => {
  const recorder = await openCoverageRecorder();
  await recorder.begin();
  call(3);
  await recorder.end();
  call(4);
  expect(await timesIn(recorder)).toBe(3);

  call(5);
  await recorder.begin();
  call(6);
  expect(await timesIn(recorder)).toBe(6);
});

test('the headless worker imports nothing before it records: V8 counts no parts of functions that ran before', () => {
  const worker = readFileSync(join(import.meta.dirname, '../../workers/headless.ts'), 'utf8');
  const [before = ''] = worker.split('.openCoverageRecorder()');
  expect([...before.matchAll(/^import (?!type ).*'(.+)';$/gm)].map(([, from]) => from)).toEqual([
    'node:worker_threads',
  ]);
  expect([...before.matchAll(/import\('(.+?)'\)/g)].map(([, from]) => from)).toEqual([
    '../run/workers/coverage-recorder.ts',
  ]);
});
