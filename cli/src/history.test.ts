import { expect, test } from 'vitest';
import { formatVerdicts, historyOf } from './history.ts';

const run = (at: string, scenarios: Readonly<Record<string, readonly [string, number]>>) => ({
  at,
  driver: 'headless',
  target: 'msw',
  scenarios: Object.fromEntries(
    Object.entries(scenarios).map(([name, [verdict, ms]]) => [name, { verdict, ms }]),
  ),
});

const runs = [
  run('1', { 'a.yaml A': ['passed', 10], 'b.yaml B': ['passed', 500] }),
  run('2', { 'a.yaml A': ['flaky', 30], 'b.yaml B': ['passed', 700] }),
  run('3', { 'a.yaml A': ['crashed', 20], 'c.yaml C': ['passed', 5] }),
];

test('what failed most comes first, then what takes longest', () => {
  expect(
    historyOf(runs).map(({ scenario, failed, medianMs }) => [scenario, failed, medianMs]),
  ).toEqual([
    ['a.yaml A', 2, 20],
    ['b.yaml B', 0, 700],
    ['c.yaml C', 0, 5],
  ]);
});

test('each run that had a scenario has a sign, the newest last', () => {
  expect(historyOf(runs).map(formatVerdicts)).toEqual(['✓~✗', '✓✓', '✓']);
});
