import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

const made = (id: string, created_at?: string | null) => ({ id, created_at });
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join(' ');

test('the newest comes first, regardless of the time zone', () => {
  const listed = [
    made('oldest', '2026-11-20T10:00:00+05:00'),
    made('newest', '2026-11-20T09:00:00-08:00'),
    made('between', '2026-11-20T09:30:00Z'),
  ];
  expect(idsOf(newestFirst(listed))).toBe('newest between oldest');
});

test('of those made at the same time the first listed stays first', () => {
  const time = '2026-11-20T10:00:00Z';
  expect(idsOf(newestFirst([made('a', time), made('b', time)]))).toBe('a b');
});

test.each([undefined, null, 'no time'])(
  'with %j for a time the order of the list counts',
  (time) => {
    const listed = [
      made('a', '2025-01-01T00:00:00Z'),
      made('b', time),
      made('c', '2026-01-01T00:00:00Z'),
    ];
    expect(idsOf(newestFirst(listed))).toBe('a b c');
  },
);

test('nothing is added or lost', () => {
  const time = fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()));
  fc.assert(
    fc.property(fc.array(time), (times) => {
      const listed = times.map((created_at, index) => ({ index, created_at }));
      expect(new Set(newestFirst(listed))).toEqual(new Set(listed));
    }),
  );
});
