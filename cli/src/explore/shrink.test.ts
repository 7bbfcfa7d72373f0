import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { shrink } from './shrink.ts';

test('only the steps that are needed are left', async () => {
  const steps = Array.from({ length: 40 }, (_, index) => index);
  const left = await shrink(steps, async (some) => some.includes(7) && some.includes(31));
  expect(left).toEqual([7, 31]);
});

test('choices with the same seed are the same, with another seed others', () => {
  const choices = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 8 }, () => random.pick(['a', 'b', 'c', 'd']));
  };
  expect(choices(1)).toEqual(choices(1));
  expect(choices(1)).not.toEqual(choices(2));
});
