import { expect, test } from 'vitest';
import type { CountedRange } from '../terms/coverage.ts';
import { rankCode } from './rank-code.ts';

const range = (startOffset: number, endOffset: number, count: number): CountedRange => ({
  startOffset,
  endOffset,
  count,
});

/** A function at 10 to 50, called `count` times, with its parts. */
const scripts = (count: number, ...parts: readonly CountedRange[]) => [
  { url: 'file:///a.mjs', functions: [{ ranges: [range(10, 50, count), ...parts] }] },
];
const failed = (...given: Parameters<typeof scripts>) => ({
  hasFailed: true,
  scripts: scripts(...given),
});
const passed = (...given: Parameters<typeof scripts>) => ({
  hasFailed: false,
  scripts: scripts(...given),
});

/** The best place first, with its score. */
const best = (...played: Parameters<typeof rankCode>[0]) =>
  rankCode(played).map(({ offset, isLeftOut, failed, passed, score }) => ({
    offset,
    isLeftOut,
    failed,
    passed,
    score: Math.round(score * 100) / 100,
  }));

test('what ran in all that failed and in none that passed comes first, with all that tell it apart', () => {
  const [first] = best(failed(1), failed(2), passed(0));
  expect(first).toEqual({ offset: 10, isLeftOut: false, failed: 2, passed: 0, score: 1 });
});

test('a branch that ran only where it failed comes before its function, which ran everywhere', () => {
  const [first, second] = best(failed(1), passed(1, range(20, 30, 0)));
  expect(first).toEqual({ offset: 20, isLeftOut: false, failed: 1, passed: 0, score: 1 });
  expect(second).toMatchObject({ offset: 10, failed: 1, passed: 1, score: 0.71 });
});

test('a branch that was left out only where it failed comes first, too', () => {
  const [first] = best(failed(3, range(20, 30, 0)), passed(1), passed(1));
  expect(first).toEqual({ offset: 20, isLeftOut: true, failed: 1, passed: 0, score: 1 });
});

test('a function that was not called leaves nothing out', () => {
  const all = best(failed(0), passed(1));
  expect(all.every(({ score, isLeftOut }) => score === 0 && !isLeftOut)).toBe(true);
});

test('what ran in one of two that failed and in one that passed tells less', () => {
  expect(best(failed(1), failed(0), passed(1))[0]).toMatchObject({
    failed: 1,
    passed: 1,
    score: 0.5,
  });
});

test('a branch that ran within one that did not counts as run', () => {
  const parts = [range(20, 40, 0), range(25, 30, 2)];
  expect(best(failed(1, ...parts), passed(1, range(20, 40, 0)))[0]).toMatchObject({
    offset: 25,
    isLeftOut: false,
    failed: 1,
    passed: 0,
  });
});
