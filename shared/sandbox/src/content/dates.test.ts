import { addDays, daysBetween } from '@fairlead/domain/packages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveDate, shiftDates } from './dates.ts';

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
