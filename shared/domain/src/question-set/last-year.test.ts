import { aField, options } from '@fairlead/domain/testing';
import { expect, test } from 'vitest';
import { changedFromLastYear, lastYearsInput } from './last-year.ts';

const lastYear = (value: unknown, index: number | null = null) => ({
  outside_data_values: [
    { source: 'ENRICHMENT', value: 'Other', index },
    { source: 'LAST_YEARS_APPLICATION', value: value as string, index },
  ],
});

test.each([
  ['STRING', 'Scheduling', 'Rostering', 'Scheduling'],
  ['INTEGER', 14, '21', '14'],
  ['CURRENCY', 125_000_000, '2150000', '$1,250,000'],
  ['BOOLEAN', false, 'true', 'No'],
  ['BOOLEAN', true, 'false', 'Yes'],
  ['DATE', '2026-12-31', '2027-06-30', '12/31/2026'],
  ['SINGLE_SELECT', 'a', 'b', 'Option a'],
  ['MULTI_SELECT', ['a', 'b'], ['a'], 'Option a; Option b'],
])(
  'a changed answer of type %s tells last year’s as a reader knows it',
  (type, before, now, text) => {
    const field = aField('one', { type, enum_options: options('a', 'b'), ...lastYear(before) });
    expect(changedFromLastYear({ field, row: null }, now)).toBe(text);
  },
);

test('an answer that is as it was says nothing, and one that was taken away does', () => {
  const field = aField('one', { type: 'CURRENCY', ...lastYear(12_050) });
  expect(changedFromLastYear({ field, row: null }, '120.50')).toBeNull();
  expect(changedFromLastYear({ field, row: null }, undefined)).toBe('$120.50');
});

test('without last year’s answer there is no message', () => {
  expect(changedFromLastYear({ field: aField('one'), row: null }, 'New')).toBeNull();
  const empty = aField('one', { type: 'MULTI_SELECT', ...lastYear([]) });
  expect(changedFromLastYear({ field: empty, row: null }, ['a'])).toBeNull();
});

test('last year’s answer is entered again as it was', () => {
  const entered = (type: string, value: unknown) =>
    lastYearsInput({ field: aField('one', { type, ...lastYear(value) }), row: null });
  expect(entered('CURRENCY', 125_000_000)).toBe('1250000');
  expect(entered('BOOLEAN', false)).toBe('false');
  expect(entered('MULTI_SELECT', ['a', 'b'])).toEqual(['a', 'b']);
  expect(entered('STRING', '')).toBeNull();
  expect(lastYearsInput({ field: aField('one'), row: null })).toBeNull();
});

test('an option of last year that is no longer offered can’t be entered again', () => {
  const field = (type: string, value: unknown) =>
    aField('one', { type, enum_options: options('a', 'b'), ...lastYear(value) });
  expect(lastYearsInput({ field: field('SINGLE_SELECT', 'gone'), row: null })).toBeNull();
  expect(lastYearsInput({ field: field('MULTI_SELECT', ['gone', 'b']), row: null })).toEqual(['b']);
});

test('each row is compared with the same row of last year', () => {
  const field = aField('one', lastYear('Reno', 2));
  expect(changedFromLastYear({ field, row: 2 }, 'Salem')).toBe('Reno');
  expect(changedFromLastYear({ field, row: 1 }, 'Salem')).toBeNull();
});

test.each([
  ['MULTI_SELECT', ['b', 'a'], ['a', 'b']],
  ['CURRENCY', 12_050, '120.5'],
  ['INTEGER', 1250, '1,250'],
  ['STRING', 'Scheduling', ' Scheduling '],
])('the same answer of type %s in other words is no change', (type, before, now) => {
  const field = aField('one', { type, enum_options: options('a', 'b'), ...lastYear(before) });
  expect(changedFromLastYear({ field, row: null }, now)).toBeNull();
});
