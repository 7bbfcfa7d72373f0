import { allSettled, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test, vi } from 'vitest';
import { $storage, memoryStorage, persistFx, readAs, recall, type TextStorage } from './storage.ts';

const keep = (storage: TextStorage, value: unknown) =>
  allSettled(persistFx, {
    scope: fork({ values: [[$storage, storage]] }),
    params: { name: 'a', value },
  });

test('a value that was kept is recalled until it is forgotten', async () => {
  const storage = memoryStorage({ other: 'stays' });
  expect(await keep(storage, { id: 7 })).toEqual({ status: 'done', value: true });
  expect(storage.get('fairlead:a')).toBe('{"id":7}');
  expect(recall(storage, 'a')).toEqual({ id: 7 });
  await keep(storage, null);
  expect(storage.keys()).toEqual(['other']);
});

test.each([
  [true, { id: 7 }, true],
  [false, { id: 7 }, false],
  [false, null, true],
])('where storage is persistent (%s), %o outlives the page: %s', async (does, value, outlives) => {
  const isPersistent = vi.fn(() => does);
  expect(await keep({ ...memoryStorage(), isPersistent }, value)).toEqual({
    status: 'done',
    value: outlives,
  });
  // What is forgotten need not last: nobody asks.
  expect(isPersistent.mock.calls).toEqual(value === null ? [] : [['fairlead:a']]);
});

test.each([
  ['[1]', [1], null],
  ['"text"', 'text', 'text'],
  ['no json', null, null],
  ['null', null, null],
])('of the text %s is recalled %o, and as a text %o', (text, value, asText) => {
  const storage = memoryStorage({ 'fairlead:a': text });
  expect(recall(storage, 'a')).toEqual(value);
  expect(readAs(storage, 'a', s.string())).toBe(asText);
});

test('of what was never kept nothing is recalled', () => {
  expect(recall(memoryStorage(), 'a')).toBeNull();
});
