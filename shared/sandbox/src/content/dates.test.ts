import { addDays } from '@fairlead/domain/packages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addYears, daysBetween, resolveDate, shiftDates, wholeYears } from './dates.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));

describe('dates of the content pack', () => {
  test.each([
    ['today', '2026-11-20'],
    ['today+90d', '2027-02-18'],
    ['today-5y', '2021-11-20'],
    ['today+1y', '2027-11-20'],
    ['1950-01-01', '1950-01-01'],
  ])('%s is %s', (text, expected) => {
    expect(resolveDate(text, '2026-11-20')).toBe(expected);
  });

  test('a text that is no date is refused with what to write instead', () => {
    expect(() => resolveDate('tomorrow', '2026-11-20')).toThrow(
      '"tomorrow" is no date. Write a day',
    );
    expect(() => addYears('20-11-2026', 1)).toThrow('"20-11-2026" is no day.');
  });

  test('February 29 becomes 28 in a year that has none', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(wholeYears('2024-02-29', '2025-02-28')).toBe(1);
  });

  test.each([
    ['2024-05-01', '2026-11-20', 2],
    ['2023-11-20', '2026-11-20', 3],
    ['2023-11-21', '2026-11-20', 2],
    ['2027-01-01', '2026-11-20', 0],
  ])('from %s to %s are %i whole years', (from, to, years) => {
    expect(wholeYears(from, to)).toBe(years);
  });

  test('shifting moves days and moments, keeps everything else and the distance between them', () => {
    const seed = {
      on: '2026-11-18',
      at: '2026-11-11T15:00:00Z',
      zip: '78701',
      rows: [{ n: 3 }, null],
    };

    expect(shiftDates(seed, '2026-11-20', '2026-12-01')).toEqual({
      on: '2026-11-29',
      at: '2026-11-22T15:00:00Z',
      zip: '78701',
      rows: [{ n: 3 }, null],
    });
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (date, asOf, today) => {
        const moved = shiftDates({ date }, asOf, today).date;
        expect(daysBetween(today, moved)).toBe(daysBetween(asOf, date));
      }),
    );
  });
});
