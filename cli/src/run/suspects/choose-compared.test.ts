import { expect, test } from 'vitest';
import { aPlan } from '../../test-kit/a-plan.ts';
import { chooseCompared } from './choose-compared.ts';

const plans = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPlan([], { name: `${folder} ${index}`, file: `scenarios/${folder}/${index}.yaml` }),
  );
const foldersOf = (chosen: readonly { readonly file: string }[]) => [
  ...new Set(chosen.map(({ file }) => file.split('/')[1])),
];

test('what failed is compared with what passed in the same folder, before that of others', () => {
  const all = [...plans('admin', 200), ...plans('intake', 200)];
  const { failed, passed } = chooseCompared(all, (key) => key.endsWith('intake 7'));
  expect(failed.map(({ name }) => name)).toEqual(['intake 7']);
  expect(passed).toHaveLength(120);
  expect(foldersOf(passed)).toEqual(['intake']);
});

test('a small folder is filled up with scenarios from everywhere else', () => {
  const all = [...plans('admin', 200), ...plans('intake', 11), ...plans('renewal', 200)];
  const { passed } = chooseCompared(all, (key) => key.endsWith('intake 7'));
  expect(passed).toHaveLength(120);
  expect(passed.filter(({ file }) => file.includes('/intake/'))).toHaveLength(10);
  expect(foldersOf(passed)).toEqual(['intake', 'admin', 'renewal']);
});

test('of many that failed twelve are played again, from the first to the last', () => {
  const all = plans('intake', 120);
  const { failed, passed } = chooseCompared(all, () => true);
  expect(failed.map(({ name }) => name)).toEqual(
    [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110].map((index) => `intake ${index}`),
  );
  expect(passed).toEqual([]);
});
