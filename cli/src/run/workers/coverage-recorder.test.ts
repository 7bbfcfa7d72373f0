import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '../../shard.ts';
import { openCoverageRecorder } from './coverage-recorder.ts';

type Recorder = Awaited<ReturnType<typeof openCoverageRecorder>>;

/** How often the function of a file that ran most often ran; of `shard.ts`, `keyOf` runs here. */
async function timesIn(recorder: Recorder, file = '/src/shard.ts'): Promise<number> {
  const scripts = (await recorder.take()).filter(({ url }) => url.endsWith(file));
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

test('a function that has run very often is recorded as before', async () => {
  const recorder = await openCoverageRecorder();
  const { kebabCase } = await import('../../kebab-case.ts');
  const format = (times: number) => {
    for (let time = 0; time < times; time += 1) kebabCase('timeZone');
  };
  for (let round = 0; round < 5; round += 1) {
    await recorder.begin();
    format(50_000);
  }
  await recorder.begin();
  format(2);
  expect(await timesIn(recorder, '/src/kebab-case.ts')).toBe(2);
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
