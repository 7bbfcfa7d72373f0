import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followingSet, nextSet, previousSet } from './progress.ts';

const sets = [3, 1, 2].map((order) => ({ id: `s${order}`, order }));

test('the following set is the next one by order among those that were answered', () => {
  expect(followingSet(sets, { id: 's1', order: 1 })).toEqual({ id: 's2', order: 2 });
  expect(followingSet(sets, { id: 's2', order: 2 })).toEqual({ id: 's3', order: 3 });
  expect(followingSet(sets, { id: 's3', order: 3 })).toBeNull();
});

test('Continue and Back lead to the same set', () => {
  const answered = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 2 });
  fc.assert(
    fc.property(answered, (orders) => {
      const all = orders.map((order) => ({ id: `s${order}`, order }));
      for (const set of all) {
        const next = followingSet(all, set);
        if (next) expect(previousSet(all, next)).toEqual(set);
      }
    }),
  );
});

test.each([
  [true, sets[0], sets[0]],
  [true, null, null],
  [false, sets[0], null],
  [false, null, null],
])('with more questions: %s and the set %j, %j comes next', (has_more_questions, set, next) => {
  expect(nextSet({ has_more_questions, next_question_set: set ?? null })).toEqual(next ?? null);
});
