import { allSettled, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test, vi } from 'vitest';
import { $storage, keepFx, memoryStorage, recall, recallAs, type TextStorage } from './storage.ts';

const keep = (storage: TextStorage, value: unknown) =>
  allSettled(keepFx, {
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
])('where what is kept lasts (%s), %o outlives the page: %s', async (does, value, outlives) => {
  const lasts = vi.fn(() => does);
  expect(await keep({ ...memoryStorage(), lasts }, value)).toEqual({
    status: 'done',
    value: outlives,
  });
  // What is forgotten need not last: nobody asks.
  expect(lasts.mock.calls).toEqual(value === null ? [] : [['fairlead:a']]);
});

test.each([
  ['[1]', [1], null],
  ['"text"', 'text', 'text'],
  ['no json', null, null],
  ['null', null, null],
])('of the text %s is recalled %o, and as a text %o', (text, value, asText) => {
  const storage = memoryStorage({ 'fairlead:a': text });
  expect(recall(storage, 'a')).toEqual(value);
  expect(recallAs(storage, 'a', s.string())).toBe(asText);
});

test('of what was never kept nothing is recalled', () => {
  expect(recall(memoryStorage(), 'a')).toBeNull();
});
