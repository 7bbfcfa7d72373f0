import { is, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { Day, orNull } from './scalars.ts';

const read = (value: unknown) => validate(value, orNull(Day), { coerce: true })[1];

test('a day that a server sends as a moment is the day that is written, in every zone', () => {
  expect(['2026-12-15', '2026-12-15T00:00:00.000Z', '2026-12-15T23:30:00-08:00'].map(read)).toEqual(
    ['2026-12-15', '2026-12-15', '2026-12-15'],
  );
  expect(read(null)).toBeNull();
});

test('a day in a request is sent without a time, and another text is no day', () => {
  expect(is('2026-12-15T00:00:00Z', Day)).toBe(false);
  expect(read('12/15/2026')).toBeUndefined();
  expect(read('2026-12-15Tomorrow')).toBeUndefined();
});
