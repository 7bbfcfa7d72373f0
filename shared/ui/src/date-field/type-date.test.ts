import { expect, test } from 'vitest';
import { typeDate } from './type-date.ts';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', ''],
  ['2026-13-01', ''],
  ['11/20/2026', ''],
  ['2026-11', ''],
  ['', ''],
])('"%s" is read as the day "%s"', (typed, value) => {
  expect(typeDate(typed)).toEqual({ text: typed, value });
});
