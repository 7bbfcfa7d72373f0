import { aField, aQuestion, aSet, options } from '@fairlead/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastYearsInput } from './last-year.ts';
import { layOut } from './layout.ts';
import { isRowFilled, nextRow, openForm, openRow } from './open-form.ts';
import { unplacedValues } from './outside-rows.ts';
import { unplacedAnswers } from './saved-rows.ts';
import type { QuestionSetShape } from './shapes.ts';

describe('what a set opens with', () => {
  const revenue = aField('revenue', {
    type: 'CURRENCY',
    outside_data_values: [
      { source: 'ENRICHMENT', value: 84_000_050, index: null },
      { source: 'LAST_YEARS_APPLICATION', value: 90_000_000, index: null },
    ],
  });
  const people = aField('people', {
    type: 'INTEGER',
    outside_data_values: [{ source: 'ENRICHMENT', value: 1200, index: null }],
  });

  test('FLOW-055 FLOW-057 money is shown in dollars, other numbers as they are, with their source', () => {
    const { values, prefilled } = openForm(aSet([aQuestion([revenue, people])]));
    expect(Object.fromEntries(values)).toEqual({ revenue: '900000', people: '1200' });
    expect(Object.fromEntries(prefilled)).toEqual({
      revenue: 'LAST_YEARS_APPLICATION',
      people: 'ENRICHMENT',
    });
    const found = aField('revenue', {
      type: 'CURRENCY',
      outside_data_values: [{ source: 'ENRICHMENT', value: 84_000_050, index: null }],
    });
    const enriched = openForm(aSet([aQuestion([found])]));
    expect(Object.fromEntries(enriched.values)).toEqual({ revenue: '840000.50' });
  });

  test.each([
    ['STRING', ''],
    ['CURRENCY', ''],
    ['CURRENCY', ' '],
    ['MULTI_SELECT', ''],
    ['BOOLEAN', ''],
    ['BOOLEAN', ' '],
    ['DATE', ''],
  ])(
    'FLOW-040 a blank value from elsewhere fills in nothing and carries no mark (%s %j)',
    (type, value) => {
      const blank = aField('blank', {
        type,
        outside_data_values: [{ source: 'ENRICHMENT', value, index: null }],
      });
      const { values, prefilled } = openForm(aSet([aQuestion([blank])]));
      expect([values.get('blank')].flat().join()).toBe('');
      expect(values.get('blank')).toHaveLength(0);
      expect([...prefilled]).toEqual([]);
    },
  );

  test('a blank value that was provided leaves the field to outside data', () => {
    const name = aField('name', {
      provided_value: '',
      outside_data_values: [{ source: 'ENRICHMENT', value: 'Pebblewick', index: null }],
    });
    const { values, prefilled } = openForm(aSet([aQuestion([name])]));
    expect(values.get('name')).toBe('Pebblewick');
    expect(prefilled.get('name')).toBe('ENRICHMENT');
  });

  test('a day that comes with a time is that day', () => {
    const ends = aField('ends', { type: 'DATE', provided_value: '2026-12-31T00:00:00.000Z' });
    const { values } = openForm(aSet([aQuestion([ends])]));
    expect(values.get('ends')).toBe('2026-12-31');
  });

  test.each([
    [true, 'true'],
    ['True', 'true'],
    [1, 'true'],
    [false, 'false'],
    ['FALSE', 'false'],
    [0, 'false'],
    ['maybe', ''],
  ])('FLOW-056 a yes or no that came as %j opens as %j', (provided_value, input) => {
    const insured = aField('insured', { type: 'BOOLEAN', provided_value });
    expect(openForm(aSet([aQuestion([insured])])).values.get('insured')).toBe(input);
  });

  test.each([
    ['provided_value', { provided_value: 'GONE' }],
    [
      'last year',
      { outside_data_values: [{ source: 'LAST_YEARS_APPLICATION', value: 'GONE', index: null }] },
    ],
  ])('FLOW-056 an option that is no longer offered is no answer (%s)', (_, given) => {
    const stage = aField('stage', {
      type: 'SINGLE_SELECT',
      enum_options: options('A', 'B'),
      ...given,
    });
    const { values, prefilled } = openForm(aSet([aQuestion([stage])]));
    expect(values.get('stage')).toBe('');
    expect(prefilled.size).toBe(0);
  });

  test('a saved answer keeps the options that are still offered', () => {
    const kinds = aField('kinds', { type: 'MULTI_SELECT', enum_options: options('A', 'B') });
    const answers = { 'q-kinds': { kinds: ['GONE', 'B'] } };
    expect(openForm(aSet([aQuestion([kinds])], { answers })).values.get('kinds')).toEqual(['B']);
  });

  test('a disabled field keeps an option that is no longer offered, because nobody can choose another', () => {
    const stage = aField('stage', {
      type: 'SINGLE_SELECT',
      enum_options: options('A', 'B'),
      disabled: true,
      value: 'GONE',
    });
    expect(openForm(aSet([aQuestion([stage])])).values.get('stage')).toBe('GONE');
  });

  test('FLOW-056 what was provided before wins over outside data and carries no mark', () => {
    const { values, prefilled } = openForm(
      aSet([aQuestion([{ ...revenue, provided_value: 5000 }, people])]),
    );
    expect(values.get('revenue')).toBe('50');
    expect([...prefilled.keys()]).toEqual(['people']);
  });

  test('saved answers win, and a saved set is not filled in again where the applicant left it empty', () => {
    const { values, prefilled } = openForm(
      aSet([aQuestion([revenue, people])], { answers: { 'q-revenue': { people: [7] } } }),
    );
    expect(Object.fromEntries(values)).toEqual({ revenue: '', people: '7' });
    expect(prefilled.size).toBe(0);
  });

  const state = aField('state', {
    id: 'state#1',
    outside_data_values: [
      { source: 'LAST_YEARS_APPLICATION', value: 'US-TX', index: 1 },
      { source: 'LAST_YEARS_APPLICATION', value: 'US-CO', index: 2 },
    ],
  });
  const country = aField('country', { id: 'country#1', disabled: true, value: 'US' });
  const repeating = (given: Partial<QuestionSetShape> = {}) =>
    aSet([aQuestion([state, country])], { type: 'SCALAR', min_rows: 1, ...given });

  test('FLOW-011 a repeating set opens with the rows of last year, each with its own values', () => {
    const { rows, values } = openForm(repeating());
    expect(rows).toEqual([1, 2]);
    expect(Object.fromEntries(values)).toEqual({
      'state#1': 'US-TX',
      'country#1': 'US',
      'state#2': 'US-CO',
      'country#2': 'US',
    });
  });

  const lastYears = (...rows: readonly (readonly [number | null, string])[]) =>
    rows.map(([index, value]) => ({ source: 'LAST_YEARS_APPLICATION', value, index }));

  test.each([
    [0, 1],
    [1, 2],
  ])('rows %i and %i of last year open as the first and the second', (first, second) => {
    const given = lastYears([first, 'US-TX'], [second, 'US-CO']);
    const set = aSet([aQuestion([aField('state', { outside_data_values: given })])], {
      type: 'SCALAR',
    });
    const { rows: opened, values } = openForm(set);
    expect(opened).toEqual([1, 2]);
    expect(Object.fromEntries(values)).toEqual({ 'state#1': 'US-TX', 'state#2': 'US-CO' });
    expect(unplacedValues(set)).toEqual([]);
  });

  test('the smallest number of the whole set is its first row', () => {
    const set = aSet(
      [
        aQuestion([
          aField('state', { outside_data_values: lastYears([0, 'US-TX'], [1, 'US-CO']) }),
          aField('city', { outside_data_values: lastYears([1, 'Denver']) }),
        ]),
      ],
      { type: 'SCALAR' },
    );
    expect(Object.fromEntries(openForm(set).values)).toEqual({
      'state#1': 'US-TX',
      'city#1': '',
      'state#2': 'US-CO',
      'city#2': 'Denver',
    });
  });

  test.each([0, 1, null])('a single field takes its value from row %s', (index) => {
    const set = aSet([
      aQuestion([aField('fein', { outside_data_values: lastYears([index, '12']) })]),
    ]);
    expect(openForm(set).values.get('fein')).toBe('12');
    const spot = layOut(set, []).fields.get('fein');
    expect(spot && lastYearsInput(spot)).toBe('12');
  });

  test('a row that fits nowhere is named with its field, and the others are shown', () => {
    const values = lastYears([1, 'US-TX'], [9, 'US-CO'], [-1, 'US-NV'], [1.5, 'US-AZ']);
    const set = aSet([aQuestion([aField('state', { outside_data_values: values })])], {
      type: 'SCALAR',
      max_rows: 3,
    });
    expect(openForm(set).rows).toEqual([1]);
    expect(openForm(set).values.get('state#1')).toBe('US-TX');
    expect(unplacedValues(set)).toEqual([
      { field: 'state', row: 9 },
      { field: 'state', row: -1 },
      { field: 'state', row: 1.5 },
    ]);
    const single = aSet([
      aQuestion([aField('fein', { outside_data_values: lastYears([0, '12'], [4, '13']) })]),
    ]);
    expect(openForm(single).values.get('fein')).toBe('12');
    expect(unplacedValues(single)).toEqual([{ field: 'fein', row: 4 }]);
  });

  test.each([
    [0, 1],
    [1, 2],
  ])('saved rows %i and %i open as the first and the second', (first, second) => {
    const answers = {
      'q-state': { [`state#${first}`]: ['US-AZ'], [`state#${second}`]: ['US-CA'] },
      'q-city': { [`city#${second}`]: ['Fresno'] },
    };
    const city = aField('city', { id: `city#${first}` });
    const set = aSet([aQuestion([aField('state', { id: `state#${first}` })]), aQuestion([city])], {
      type: 'SCALAR',
      answers,
    });
    const { rows: opened, values } = openForm(set);
    expect(opened).toEqual([1, 2]);
    expect(Object.fromEntries(values)).toEqual({
      'state#1': 'US-AZ',
      'city#1': '',
      'state#2': 'US-CA',
      'city#2': 'Fresno',
    });
    expect(unplacedAnswers(set)).toEqual([]);
  });

  test.each([0, 1])('a value that was provided for row %i is in the first row', (first) => {
    const set = aSet([aQuestion([aField('state', { id: `state#${first}`, value: 'US-AZ' })])], {
      type: 'SCALAR',
      min_rows: 2,
    });
    expect(Object.fromEntries(openForm(set).values)).toEqual({ 'state#1': 'US-AZ', 'state#2': '' });
  });

  test.each(['fein', 'fein#0', 'fein#1'])('a single field takes the answer saved as %s', (id) => {
    const set = aSet([aQuestion([aField('fein')])], { answers: { 'q-fein': { [id]: ['12'] } } });
    expect(openForm(set).values.get('fein')).toBe('12');
    expect(unplacedAnswers(set)).toEqual([]);
  });

  test('no saved answer is lost, whichever number the rows begin with', () => {
    const aCity = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.array(aCity, { minLength: 1 }), fc.constantFrom(0, 1), (cities, first) => {
        const saved = cities.map((city, index) => [`city#${index + first}`, [city]]);
        const set = aSet([aQuestion([aField('city', { id: 'city#1' })])], {
          type: 'SCALAR',
          answers: { 'q-city': Object.fromEntries(saved) },
        });
        expect([...openForm(set).values.values()]).toEqual(cities);
      }),
    );
  });

  test('a saved answer whose row fits nowhere is named with its field', () => {
    const set = aSet([aQuestion([aField('fein')])], {
      answers: { 'q-fein': { fein: ['12'], 'fein#2': ['13'], 'gone#7': ['x'] } },
    });
    expect(openForm(set).values.get('fein')).toBe('12');
    expect(unplacedAnswers(set)).toEqual([{ field: 'fein', row: 2 }]);
  });

  test('a repeating set opens with as many rows as were saved, or as it needs', () => {
    const saved = {
      'q-state': { 'state#1': ['US-AZ'], 'state#2': ['US-CA'], 'state#3': ['US-WA'] },
    };
    expect(openForm(repeating({ answers: saved })).rows).toEqual([1, 2, 3]);
    const bare = aSet([aQuestion([aField('x', { id: 'x#1' })])], { type: 'SCALAR', min_rows: 0 });
    expect(openForm(bare).rows).toEqual([]);
    expect(openForm({ ...bare, min_rows: null }).rows).toEqual([1]);
  });

  test('an added row holds only what cannot be edited, and counts as filled once something is entered', () => {
    const set = repeating();
    expect(Object.fromEntries(openRow(set, 3))).toEqual({ 'state#3': '', 'country#3': 'US' });
    expect(isRowFilled(set, 3, new Map([['country#3', 'US']]))).toBe(false);
    expect(isRowFilled(set, 3, new Map([['state#3', 'US-OR']]))).toBe(true);
    expect(nextRow([1, 4, 2])).toBe(5);
    expect(nextRow([])).toBe(1);
  });
});
