import { expect, test } from 'vitest';
import type { Action } from '../../language/plan.ts';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { followPageUse } from './own-page.ts';

const planOf = (...actions: Action[]) => aPlan(stepsOf(actions));

const plain = planOf({ kind: 'see', see: 'screen', screen: 'intake' });

/** Plays a scenario, and returns whether it reused the last one's page. */
function play(use: ReturnType<typeof followPageUse>, plan = plain, hasPassed = true): boolean {
  const isKept = use.mayKeep(plan);
  use.begun(isKept);
  use.ended(hasPassed);
  return isKept;
}

test('a scenario begins on the page that the previous one left, the first one on a new page', () => {
  const use = followPageUse(false);
  expect([play(use), play(use), play(use)]).toEqual([false, true, true]);
});

test.each<[string, Action]>([
  ['reloads', { kind: 'control', control: 'reload' }],
  ['goes back', { kind: 'control', control: 'go back' }],
  ['swaps', { kind: 'control', control: 'swap', microFrontend: 'intake', url: '/a.js' }],
  ['stops a vendor', { kind: 'control', control: 'vendors', faults: { maps: 'down' } }],
])('a scenario that %s begins on a page of its own', (_, action) => {
  const use = followPageUse(false);
  play(use);
  expect(play(use, planOf(action))).toBe(false);
});

test('a scenario that provokes an error begins on the page of the last one', () => {
  const use = followPageUse(false);
  play(use);
  const action: Action = { kind: 'control', control: 'expect error', message: 'oh' };
  expect(play(use, planOf(action))).toBe(true);
});

test('a scenario by keyboard begins on a new page', () => {
  const use = followPageUse(false);
  play(use);
  expect(play(use, { ...plain, keyboard: true })).toBe(false);
});

test('after a scenario that failed or never began, the next one begins on a new page', () => {
  const use = followPageUse(false);
  play(use);
  play(use, plain, false);
  expect(play(use)).toBe(false);
  use.mayKeep(plain);
  expect(use.mayKeep(plain)).toBe(false);
});

test('every 50th scenario begins on a new page', () => {
  const use = followPageUse(false);
  const kept = Array.from({ length: 101 }, () => play(use));
  expect(kept.flatMap((isKept, index) => (isKept ? [] : [index]))).toEqual([0, 50, 100]);
});

test('with fresh pages every scenario begins on a new page', () => {
  const use = followPageUse(true);
  expect([play(use), play(use)]).toEqual([false, false]);
});
