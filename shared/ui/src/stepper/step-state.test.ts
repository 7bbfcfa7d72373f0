import { expect, test } from 'vitest';
import { stepState } from './step-state.ts';

test('the steps before the current one are done, those after it are ahead', () => {
  expect([0, 1, 2].map((index) => stepState(index, 1))).toEqual(['done', 'now', 'ahead']);
  expect([0, 1].map((index) => stepState(index, 2))).toEqual(['done', 'done']);
});
