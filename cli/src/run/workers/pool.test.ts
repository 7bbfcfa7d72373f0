import { BroadcastChannel } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { aPlan } from '../../test-kit/a-plan.ts';
import { headlessSettings } from '../../test-kit/run-settings.ts';
import type { ScenarioResult } from '../terms/result.ts';
import { checksPerLimit, createWorkerPool } from './pool.ts';
import { toyChannel } from './test-kit/toy-channel.ts';

function planOf(tasks: string, index: number) {
  const steps = tasks.split(', ').map((task) => ({
    text: task,
    at: { file: 'a.yaml', line: 1, column: 1 },
    actor: 'founder',
    action: { kind: 'task', task } as const,
  }));
  return aPlan(steps, { name: `${index} ${tasks}` });
}

/**
 * Checks the progress of the workers when one of them asks for it, never after a time: a full limit for one that hangs,
 * almost a limit for one that works.
 */
function checksOnDemand(check: () => void): () => void {
  const channel = new BroadcastChannel(toyChannel);
  channel.onmessage = ({ data }: { data: unknown }) => {
    const checks = data === 'hanging' ? checksPerLimit + 1 : checksPerLimit - 1;
    for (let count = 0; count < checks; count += 1) check();
    if (data === 'working') channel.postMessage('checked');
  };
  return () => channel.close();
}

async function running(tasks: readonly string[], workers = 2, onResult?: () => void) {
  const results = new Map<number, ScenarioResult>();
  const pool = createWorkerPool({
    settings: headlessSettings,
    workers,
    entry: new URL('./test-kit/toy-worker.ts', import.meta.url),
    limit: 2000,
    grace: 0,
    startChecks: checksOnDemand,
    onResult(index, result) {
      results.set(index, result);
      onResult?.();
      if (onResult) void pool.stop();
    },
  });
  await pool.run(tasks.map(planOf));
  await pool.stop();
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

test('every scenario has one result, regardless of the number of workers', async () => {
  const tasks = Array.from({ length: 12 }, () => 'work');
  const results = await running(tasks, 3);
  expect(results.map(({ name }) => name)).toEqual(tasks.map((task, index) => `${index} ${task}`));
  expect(new Set(results.map(({ verdict }) => verdict))).toEqual(new Set(['passed']));
});

test('a scenario that ends its worker is the only one that crashes', async () => {
  const results = await running(['work', 'exit', 'work', 'throw outside', 'work', 'work']);
  const verdicts = results.map(({ verdict }) => verdict);
  expect(verdicts[1]).toBe('crashed');
  expect(verdicts[3]).toBe('crashed');
  expect(verdicts.filter((verdict) => verdict === 'passed')).toHaveLength(4);
  expect(results[3]?.failure?.message).toContain('thrown where nobody listens');
});

test('a scenario that makes no progress is ended', async () => {
  const results = await running(['hang', 'work'], 1);
  expect(results.map(({ verdict }) => verdict)).toEqual(['crashed', 'passed']);
  expect(results[0]?.failure?.message).toBe(
    'timed out: no progress for 2.00 s at step 1 of 1; use --timeout to allow more',
  );
  expect(results[0]?.steps.map(({ text, verdict }) => [text, verdict])).toEqual([
    ['hang', 'failed'],
  ]);
});

test('checks repeat by themselves within the limit', async () => {
  const results: ScenarioResult[] = [];
  const pool = createWorkerPool({
    settings: headlessSettings,
    workers: 1,
    entry: new URL('./test-kit/toy-worker.ts', import.meta.url),
    limit: 20,
    grace: 0,
    onResult: (_, result) => results.push(result),
  });
  await pool.run(['hang'].map(planOf));
  await pool.stop();
  expect(results[0]?.failure?.message).toContain('timed out: no progress for 20 ms');
});

test('a scenario that hangs says at which step, and that those before it passed', async () => {
  const [result] = await running(['work, work, hang, work'], 1);
  expect(result?.failure?.message).toContain('at step 3 of 4');
  expect(result?.steps.map(({ verdict }) => verdict)).toEqual([
    'passed',
    'passed',
    'failed',
    'skipped',
  ]);
});

test('a scenario that makes progress is not ended, however long it takes', async () => {
  const steps = Array.from({ length: 12 }, () => 'work until checked').join(', ');
  const results = await running([steps], 1);
  expect(results.map(({ verdict }) => verdict)).toEqual(['passed']);
});

test('a step that fails fails its scenario alone', async () => {
  const results = await running(['fail', 'work'], 1);
  expect(results.map(({ verdict }) => verdict)).toEqual(['failed', 'passed']);
});

test('a run that is stopped keeps what was done', async () => {
  const tasks = Array.from({ length: 20 }, () => 'work');
  const results = await running(tasks, 1, () => {});
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(20);
});

test('a worker that is still closing its browser when its time to notice is over is left to close it, once', async () => {
  const channel = new BroadcastChannel(toyChannel);
  const said: unknown[] = [];
  const closing = new Promise((resolve) => {
    channel.onmessage = ({ data }: { data: unknown }) => {
      said.push(data);
      resolve(null);
    };
  });
  const pool = createWorkerPool({
    settings: headlessSettings,
    workers: 1,
    entry: new URL('./test-kit/toy-worker.ts', import.meta.url),
    limit: 2000,
    grace: 60_000,
    startChecks: () => () => {},
    onResult: () => {},
  });
  await pool.run(['close slowly'].map(planOf));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = pool.stop();
  await closing;
  // What it said on its other channel before has arrived once the event loop has asked for messages again.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  channel.postMessage('close');
  await stopped;
  // Its exit may be known before its last message.
  await vi.waitFor(() => expect(said).toEqual(['closing', 'closed']));
  channel.close();
});

test('a worker that cannot open its driver rejects the run, and no scenario is reported as crashed', async () => {
  const results: ScenarioResult[] = [];
  const pool = createWorkerPool({
    settings: { ...headlessSettings, appUrl: 'http://nowhere.example.com' },
    workers: 2,
    entry: new URL('./test-kit/toy-worker.ts', import.meta.url),
    limit: 2000,
    grace: 0,
    startChecks: checksOnDemand,
    onResult: (_, result) => results.push(result),
  });
  await expect(pool.run(['work', 'work', 'work'].map(planOf))).rejects.toThrow(
    'There is nothing to play on',
  );
  await pool.stop();
  expect(results).toEqual([]);
});
