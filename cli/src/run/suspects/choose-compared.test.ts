import { expect, test } from 'vitest';
import { aPlan } from '../../test-kit/a-plan.ts';
import { type Compared, chooseCompared } from './choose-compared.ts';

const plans = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPlan([], { name: `${folder} ${index}`, file: `scenarios/${folder}/${index}.yaml` }),
  );
const failedOf = (chosen: readonly Compared[]) => chosen.filter(({ hasFailed }) => hasFailed);
const countIn = (folder: string, chosen: readonly Compared[]) =>
  chosen.filter(({ plan, hasFailed }) => !hasFailed && plan.file.includes(`/${folder}/`)).length;

test('what failed is compared with what passed in the same folder, before that of others', () => {
  const all = [...plans('admin', 200), ...plans('intake', 200)];
  const chosen = chooseCompared(all, (key) => key.endsWith('intake 7'));
  expect(failedOf(chosen).map(({ plan }) => plan.name)).toEqual(['intake 7']);
  expect(chosen).toHaveLength(121);
  expect(countIn('intake', chosen)).toBe(120);
});

test('a small folder is filled up with scenarios from everywhere else', () => {
  const all = [...plans('admin', 200), ...plans('intake', 11), ...plans('renewal', 200)];
  const chosen = chooseCompared(all, (key) => key.endsWith('intake 7'));
  expect(chosen).toHaveLength(121);
  expect(countIn('intake', chosen)).toBe(10);
  expect(countIn('admin', chosen)).toBe(55);
  expect(countIn('renewal', chosen)).toBe(55);
});

test('of many that failed twelve are played again, from the first to the last', () => {
  const chosen = chooseCompared(plans('intake', 120), () => true);
  expect(chosen.map(({ plan }) => plan.name)).toEqual(
    [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110].map((index) => `intake ${index}`),
  );
});

test('what failed is played among the others, not before or after them', () => {
  const all = [...plans('admin', 10), ...plans('intake', 12)];
  const chosen = chooseCompared(all, (key) => /intake [36]$/.test(key));
  expect(chosen.map(({ hasFailed }) => (hasFailed ? 'failed' : '-')).join(' ')).toBe(
    '- - - - failed - - - - - - - - - - failed - - - - - -',
  );
});
