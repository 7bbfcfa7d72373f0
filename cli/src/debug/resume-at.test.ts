import { expect, test } from 'vitest';
import type { Action, Plan } from '../language/plan.ts';
import { aPlan, stepsOf } from '../test-kit/a-plan.ts';
import { resumeAt } from './resume-at.ts';

const press = (name: string): Action => ({ kind: 'page', actions: [{ press: name }] });
const planOf = (names: readonly string[], other: Partial<Plan> = {}) =>
  aPlan(stepsOf(names.map(press)), other);

const before = planOf(['Save', 'Pay', 'Close']);

test('a change of the next step or of later ones goes on from the same step', () => {
  expect(resumeAt(before, planOf(['Save', 'Buy', 'Leave', 'Close']), 1)).toEqual({ index: 1 });
  expect(resumeAt(before, planOf(['Save']), 1)).toEqual({ index: 1 });
});

test('steps that have only moved in the file are the same', () => {
  const moved = before.steps.map((step) => ({ ...step, at: { ...step.at, line: 40 } }));
  expect(resumeAt(before, { ...before, steps: moved }, 2)).toEqual({ index: 2 });
});

test('a change of a step that was played goes back to the start, and says which', () => {
  expect(resumeAt(before, planOf(['Send', 'Pay', 'Close']), 1)).toEqual({
    index: 0,
    because: 'step 1, which was played, is now "step 1"',
  });
});

test('a step that was played and is gone goes back to the start', () => {
  expect(resumeAt(before, planOf(['Save']), 2)).toEqual({
    index: 0,
    because: 'step 2, which was played, is gone',
  });
});

test('a step of somebody else is another step', () => {
  const steps = stepsOf([press('Save')], 'boss');
  expect(resumeAt(before, aPlan(steps), 1).index).toBe(0);
});

test.each([
  [{ start: '/review' }, 'start has changed'],
  [{ flags: { 'ach-payment': true } }, 'flags has changed'],
  [{ timeZone: 'America/New_York' }, 'time zone has changed'],
  [{ windows: { 'founder, window 2': 'founder' } }, 'the use of another window has changed'],
  [{ actors: { founder: 'requires-review' } }, 'actors has changed'],
])('another beginning goes back to the start: %j', (other, because) => {
  expect(resumeAt(before, planOf(['Save', 'Pay', 'Close'], other), 0)).toEqual({
    index: 0,
    because,
  });
});

test('a persona who enters in a later step changes nothing before it', () => {
  const actors = { founder: 'new-founder', admin: 'admin' };
  expect(resumeAt(before, planOf(['Save', 'Pay', 'Close'], { actors }), 2)).toEqual({ index: 2 });
});
