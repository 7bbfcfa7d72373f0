import { expect, test } from 'vitest';
import { readOptions, usage } from '../bench/read-options.ts';

test('benchmarks are chosen by name; the default is all of them', () => {
  expect(readOptions([])).toEqual({ json: false, only: [] });
  expect(readOptions(['--json', '--only', 'swap', '--only=swap_ms'])).toEqual({
    json: true,
    only: ['swap', 'swap_ms'],
  });
});

test('--help prints the usage', () => {
  expect(readOptions(['--help'])).toEqual({ say: usage, exitCode: 0 });
});

test.each([
  [['--jsno'], "Unknown option '--jsno'. There are:"],
  [['--only'], "Option '--only <value>' argument missing. There are:"],
  [['swap'], "Unexpected argument 'swap'. There are:"],
])('%j is a mistake that is named, with what there is', (args, sentence) => {
  const answer = readOptions(args);
  expect(answer).toMatchObject({ exitCode: 2 });
  expect('say' in answer && answer.say).toBe(`${sentence}\n${usage}`);
});
