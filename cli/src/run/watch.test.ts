import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { watchScenarios } from './watch.ts';

/** Watches a folder with one scenario, or what else is named. `runs` counts the runs. */
function watching(run: () => Promise<void>, path = '.') {
  const cwd = mkdtempSync(join(tmpdir(), 'watch-'));
  const file = join(cwd, 'a.yaml');
  writeFileSync(file, 'scenario: one\n');
  const said: string[] = [];
  let interrupt = () => {};
  const io: Io = {
    cwd,
    env: {},
    stamp: '',
    terminal: false,
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    exitWith: () => {},
    onInterrupt(stop) {
      interrupt = stop;
      return () => {};
    },
  };
  const runs = vi.fn(run);
  const ended = watchScenarios([path], io, runs);
  return { runs, said, file, ended, interrupt: () => interrupt() };
}

const isWaiting = (said: readonly string[]) =>
  vi.waitFor(() => expect(said).toContain('Waiting for a change; Ctrl-C ends.\n'));

test('a change runs the scenarios again, and Ctrl-C ends the watching', async () => {
  const { runs, said, file, ended, interrupt } = watching(async () => {});
  await isWaiting(said);
  writeFileSync(file, 'scenario: two\n');
  await vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(2), { timeout: 5000 });
  interrupt();
  await ended;
}, 10_000);

test('a mistake in a file is reported, and watching continues', async () => {
  const { runs, said, file, ended, interrupt } = watching(async () => {
    throw new UsageError('a.yaml:1:1 unknown key');
  });
  await isWaiting(said);
  expect(said).toContain('a.yaml:1:1 unknown key\n');
  writeFileSync(file, 'scenario: three\n');
  await vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(2), { timeout: 5000 });
  interrupt();
  await ended;
}, 10_000);

test.each(['a.yaml', 'a.yaml:1:1'])(
  'a file that an editor replaces at each save runs again at each: %s',
  async (path) => {
    const { runs, said, file, ended, interrupt } = watching(async () => {}, path);
    await isWaiting(said);
    for (const count of [2, 3, 4]) {
      writeFileSync(`${file}~`, `scenario: run ${count}\n`);
      renameSync(`${file}~`, file);
      await vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(count), { timeout: 5000 });
    }
    interrupt();
    await ended;
  },
  20_000,
);

test('a path that isn’t there is refused, not watched', async () => {
  const refusal = new UsageError('There is no file or folder b.yaml');
  const { said, ended } = watching(async () => {
    throw refusal;
  }, 'b.yaml');
  await expect(ended).rejects.toBe(refusal);
  expect(said).toEqual([]);
});
