import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from './language/plan.ts';
import { select } from './select.ts';

const aPlan = (name: string, ...tags: string[]) =>
  ({ name, file: `${name}.yaml`, tags }) as Plan & object;
const plans = [aPlan('one', 'smoke', 'both'), aPlan('two', 'both'), aPlan('three', 'admin')];
const names = (chosen: readonly Plan[]) => chosen.map(({ name }) => name);

test('tags combine, and a tag with ! excludes', () => {
  expect(names(select(plans, { tags: ['both'] }))).toEqual(['one', 'two']);
  expect(names(select(plans, { tags: ['both', '!smoke'] }))).toEqual(['two']);
});

test('a pattern matches names and files', () => {
  expect(names(select(plans, { tags: [], grep: 'TWO|three\\.yaml' }))).toEqual(['two', 'three']);
});

test.each([
  [{ tags: ['smok'] }, 'No scenario is tagged "smok"; did you mean "smoke"?'],
  [{ tags: ['unknown words'] }, 'the tags are admin, both, smoke'],
  [{ tags: [], grep: 'nobody' }, 'None of 3 scenarios matches --grep "nobody"'],
  [{ tags: ['smoke', 'admin'] }, 'None of 3 scenarios matches --tag smoke,admin'],
  [{ tags: [], grep: '(' }, 'is not a valid regular expression'],
  [{ tags: [], shard: '3/2' }, 'is not a shard: use i/n, for example 2/4'],
  [{ tags: [], shard: '4/4' }, 'None of 3 scenarios matches --shard 4/4'],
])('%o is refused', (selection, sentence) => {
  expect(() => select(plans, selection)).toThrow(sentence);
});

test('an empty selection is an error', () => {
  expect(() => select([], { tags: [] })).toThrow('There are no scenarios to run');
});

test('the shards of any number contain every scenario once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (count) => {
      const many = Array.from({ length: 20 }, (_, index) => aPlan(`s${index}`));
      const shares = Array.from({ length: count }, (_, index) =>
        names(select(many, { tags: [], shard: `${index + 1}/${count}` })),
      );
      expect(shares.flat().sort()).toEqual(names(many).sort());
    }),
  );
});
