import { expect, test } from 'vitest';
import { node } from '../test-kit/outline-node.ts';
import { createFamiliar } from './familiar.ts';
import { createRandom } from './random.ts';

const edit = node('button', 'Edit');
const prices = [node('button', 'Pay $120'), node('button', 'Pay $1,400.50')];

/** How often a control is picked from several in 100 times, after some uses of others. */
function picked(name: string, screen: string) {
  const familiar = createFamiliar();
  const random = createRandom(1);
  for (let use = 0; use < 99; use += 1) familiar.pick('home', [edit], random);
  const all = [edit, node('button', 'Archive')];
  const picks = Array.from({ length: 100 }, () => familiar.pick(screen, all, random)?.name);
  return picks.filter((one) => one === name).length;
}

test('a control that was used often is picked less than another one, on the same screen alone', () => {
  expect(picked('Edit', 'home')).toBeLessThan(45);
  expect(picked('Edit', 'checkout')).toBeGreaterThanOrEqual(45);
});

test('controls that differ in a number alone are used together', () => {
  const familiar = createFamiliar();
  const random = createRandom(1);
  for (let use = 0; use < 400; use += 1) familiar.pick('home', prices.slice(0, 1), random);
  const first = Array.from({ length: 10 }, () =>
    familiar.pick('home', [...prices.slice(1), edit], random),
  );
  expect(first.filter((one) => one === edit).length).toBeGreaterThan(7);
});

test('of no controls none is picked', () => {
  expect(createFamiliar().pick('home', [], createRandom(1))).toBeUndefined();
});
