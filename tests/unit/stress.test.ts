import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/stress-steps.ts');

/** Runs the command; returns its first line on standard error, and its exit code. */
function stress(...args: string[]) {
  const { stderr, status } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return [stderr.split('\n')[0], status];
}

test('wrong options are refused with what is wrong and what there is', () => {
  expect(stress()).toEqual(['Say which steps to run.', 2]);
  expect(stress('nothing')).toEqual(["No step has 'nothing' in its name.", 2]);
  expect(stress('unit', '--times', '0')).toEqual([
    "--times takes a whole number from 1 to 1000, not '0'.",
    2,
  ]);
  expect(stress('unit', '--load', 'high')).toEqual([
    "--load takes a whole number from 0 to 64, not 'high'.",
    2,
  ]);
  expect(stress('unit', '--often')[1]).toBe(2);
});
