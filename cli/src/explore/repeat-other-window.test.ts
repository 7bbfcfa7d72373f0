import { expect, test } from 'vitest';
import { node } from '../test-kit/outline-node.ts';
import { repeatOtherWindow } from './repeat-other-window.ts';
import type { WalkStep } from './walk-step.ts';

const page = [node('textbox', 'Full name'), node('button', 'Pay')];
const step = (actor: string, press: string): WalkStep => ({
  actor,
  action: { kind: 'page', actions: [{ press }] },
});
const fill: WalkStep = {
  actor: 'founder',
  action: { kind: 'page', actions: [{ fill: 'Full name', with: 'Ada' }] },
};
const next = (outline: typeof page, ...taken: readonly WalkStep[]) =>
  repeatOtherWindow('window 2', outline, taken);

test('a window repeats what the other one did, in its order and once', () => {
  const pay = step('founder', 'Pay');
  const other = [step('founder', 'Start'), fill, pay, step('window 2', 'Start')];
  expect(next(page, ...other)).toBe(fill.action);
  expect(next(page, ...other, { ...fill, actor: 'window 2' })).toBe(pay.action);
  expect(next(page, fill, { ...fill, actor: 'window 2' })).toBeNull();
});

test('a window repeats first what was done in the other one just now', () => {
  const pay = step('founder', 'Pay');
  expect(next(page, fill, pay)).toBe(pay.action);
});

test('a window repeats nothing that it cannot do now, or that the other page refused', () => {
  expect(
    next([node('button', 'Pay', { states: { disabled: true } })], step('founder', 'Pay')),
  ).toBeNull();
  expect(next(page, { ...fill, isRefused: true })).toBeNull();
});
