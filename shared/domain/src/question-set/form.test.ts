import { aField, aQuestion, aSet, options } from '@fairlead/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressEntries, startsAddress } from './address-fields.ts';
import { errorsOf } from './errors.ts';
import { settleChoice } from './exclusive.ts';
import { emptyInput, inputOf, wireValues } from './input.ts';
import { layOut } from './layout.ts';
import { fieldTypes } from './names.ts';
import { isRowFilled, nextRow, openForm, openRow } from './open-form.ts';
import { isFieldShown, patchesOf, watchedNames } from './patches.ts';
import { answeredQuestions, payloadOf } from './payload.ts';
import { minutesLeft, previousSet, progressPercent } from './progress.ts';
import type { FieldInput, QuestionSetShape, Values } from './shapes.ts';

const payload = (set: QuestionSetShape, values: Values, rows: readonly number[] = []) => {
  const layout = layOut(set, rows);
  return payloadOf(layout, values, patchesOf(layout, values));
};

describe('what is sent', () => {
  const set = aSet([
    aQuestion([aField('revenue', { type: 'CURRENCY' }), aField('people', { type: 'INTEGER' })]),
    aQuestion([aField('yes', { type: 'BOOLEAN' }), aField('data', { type: 'MULTI_SELECT' })]),
    aQuestion([aField('name')]),
  ]);

  test('FLOW-018 FLOW-019 answers are keyed by field id, money in whole cents in an array', () => {
    const values = new Map<string, FieldInput>([
      ['revenue', '1,200.505'],
      ['people', '12'],
      ['yes', 'false'],
      ['data', ['HEALTH', 'CARDS']],
      ['name', ' Pebblewick '],
    ]);
    expect(payload(set, values)).toEqual({
      'q-revenue': { revenue: [120_051], people: [12] },
      'q-yes': { yes: [false], data: ['HEALTH', 'CARDS'] },
      'q-name': { name: ['Pebblewick'] },
    });
  });

  test.each([
    ['-5', [-5]],
    ['1,200', [1200]],
    [' 1,200,000 ', [1_200_000]],
    ['12.5', []],
    ['12,5', []],
    ['1200,000', []],
  ])('a whole number typed as "%s" is sent as %j', (typed, sent) => {
    expect(wireValues({ type: 'INTEGER' }, typed)).toEqual(sent);
  });

  test('FLOW-020 FLOW-021 empty fields and questions with none are dropped; 0 and no are answers', () => {
    const values = new Map<string, FieldInput>([
      ['revenue', '0'],
      ['people', '  '],
      ['yes', ''],
      ['data', []],
      ['name', '   '],
    ]);
    expect(payload(set, values)).toEqual({ 'q-revenue': { revenue: [0] } });
  });

  test('the rows of a repeating set are numbered again without gaps', () => {
    const rows = aSet([aQuestion([aField('state', { id: 'state#1' })])], { type: 'SCALAR' });
    const values = new Map([
      ['state#2', 'US-TX'],
      ['state#5', 'US-CA'],
    ]);
    expect(payload(rows, values, [2, 5])).toEqual({
      'q-state': { 'state#1': ['US-TX'], 'state#2': ['US-CA'] },
    });
  });

  test('the create and attest calls take the same answers as a list', () => {
    expect(answeredQuestions({ q: { a: ['x'], b: [1] } })).toEqual([
      {
        id: 'q',
        fields: [
          { id: 'a', value: ['x'] },
          { id: 'b', value: [1] },
        ],
      },
    ]);
  });

  test('what was read comes back as it was, for every type of field', () => {
    const sent = fc.oneof(
      fc.record({
        type: fc.constant('CURRENCY'),
        values: fc.integer({ min: 0, max: 1e12 }).map((n) => [n]),
      }),
      fc.record({ type: fc.constant('INTEGER'), values: fc.integer().map((n) => [n]) }),
      fc.record({ type: fc.constant('BOOLEAN'), values: fc.boolean().map((b) => [b]) }),
      fc.record({ type: fc.constant('MULTI_SELECT'), values: fc.array(fc.constantFrom('A', 'B')) }),
      fc.record({
        type: fc.constantFrom('STRING', 'MULTILINE_STRING', 'SINGLE_SELECT', 'DATE'),
        values: fc
          .string()
          .map((t) => t.trim())
          .filter(Boolean)
          .map((t) => [t]),
      }),
    );
    fc.assert(
      fc.property(sent, ({ type, values }) => {
        expect(wireValues({ type }, inputOf({ type }, values))).toEqual(values);
      }),
    );
  });

  test('nothing is sent for a field that is empty, regardless of its type', () => {
    for (const type of fieldTypes) expect(wireValues({ type }, emptyInput({ type }))).toEqual([]);
  });
});

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

describe('conditions of questions and fields', () => {
  const equals = (field: string, value: unknown) => ({ field, op: 'eq', value });
  const set = aSet([
    aQuestion([
      aField('has', { type: 'BOOLEAN' }),
      aField('which', { shown_when: equals('has', true), required_when: equals('has', true) }),
      aField('more', { shown_when: equals('which', 'other') }),
    ]),
    aQuestion([aField('whole', { required: true })], { shown_when: equals('has', true) }),
  ]);
  const shown = (entered: Record<string, string>) => {
    const layout = layOut(set, []);
    const values = new Map(Object.entries(entered));
    const patches = patchesOf(layout, values);
    return {
      shown: [...layout.fields.values()]
        .filter((spot) => isFieldShown(spot, patches))
        .map(({ id }) => id),
      errors: [...errorsOf(layout, values, patches).keys()],
      sent: payloadOf(layout, values, patches),
    };
  };

  test('a field that is not asked for has no error and is not sent, even when it was entered', () => {
    expect(shown({ has: 'false', which: 'other', more: 'x', whole: 'y' })).toEqual({
      shown: ['has'],
      errors: [],
      sent: { 'q-has': { has: [false] } },
    });
  });

  test('a field becomes required with the answer that asks for it', () => {
    expect(shown({ has: 'true' })).toMatchObject({
      shown: ['has', 'which', 'whole'],
      errors: ['which', 'whole'],
    });
  });

  test('in a repeating set a condition reads its own row', () => {
    const rows = aSet(
      [
        aQuestion([
          aField('type', { id: 'type#1' }),
          aField('rent', { id: 'rent#1', shown_when: equals('type', 'OFFICE') }),
        ]),
      ],
      { type: 'SCALAR' },
    );
    const layout = layOut(rows, [1, 2]);
    const values = new Map([
      ['type#1', 'HOME'],
      ['type#2', 'OFFICE'],
    ]);
    const patches = patchesOf(layout, values);
    expect(patches.get('rent#1')?.shown).toBe(false);
    expect(patches.get('rent#2')?.shown).toBe(true);
  });

  test('only fields that a condition reads are watched', () => {
    expect([...watchedNames(layOut(set, []))]).toEqual(['has', 'which']);
  });

  test('a condition of another version leaves the field in view', () => {
    const layout = layOut(aSet([aQuestion([aField('x', { shown_when: { moon: 'full' } })])]), []);
    expect(patchesOf(layout, new Map()).get('x')).toEqual({ shown: true, required: false });
  });
});

describe('an exclusive option', () => {
  const field = aField('data', {
    type: 'MULTI_SELECT',
    enum_options: options('A', 'B', 'NONE'),
    field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE' }],
  });

  test('FLOW-053 clears the others when it is chosen', () => {
    expect(settleChoice(field, ['A', 'B'], ['A', 'B', 'NONE'])).toEqual(['NONE']);
  });

  test('FLOW-054 is cleared when another is chosen', () => {
    expect(settleChoice(field, ['NONE'], ['NONE', 'A'])).toEqual(['A']);
  });

  test('never is beside another after any sequence of choices', () => {
    const step = fc.constantFrom('A', 'B', 'NONE');
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let chosen: FieldInput = [];
        for (const option of steps) {
          const had = chosen as readonly string[];
          const next = had.includes(option) ? had.filter((o) => o !== option) : [...had, option];
          chosen = settleChoice(field, had, next);
        }
        expect(chosen.includes('NONE') && chosen.length > 1).toBe(false);
      }),
    );
  });
});

describe('how far an application has come', () => {
  test('FLOW-060 it counts to 25 sets and stops at 95', () => {
    expect([0, 1, 12, 23, 24, 25, 40].map(progressPercent)).toEqual([0, 4, 48, 92, 95, 95, 95]);
  });

  test('FLOW-061 the time starts at 15 minutes and shrinks with progress', () => {
    expect([0, 48, 95, 100].map(minutesLeft)).toEqual([15, 8, 1, 1]);
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(minutesLeft(high)).toBeLessThanOrEqual(minutesLeft(low));
      }),
    );
  });

  test('FLOW-037 the previous set is the one before by order, whatever was answered last', () => {
    const answered = [3, 1, 2].map((order) => ({ id: `qs-${order}`, order }));
    expect(previousSet(answered, { id: 'qs-3', order: 3 })?.id).toBe('qs-2');
    expect(previousSet(answered, { id: 'qs-9', order: 9 })?.id).toBe('qs-3');
    expect(previousSet(answered, { id: 'qs-1', order: 1 })).toBeNull();
  });
});

test('a place fills in the fields of its own question, and empties those it has no part for', () => {
  const address = (name: string) => aField(name, { id: `${name}#1`, item_type: 'ADDRESS' });
  const set = aSet(
    [
      aQuestion([
        address('location-address-line-1'),
        address('location-address-region'),
        address('location-address-postal-code'),
        aField('location-city-view', { id: 'location-city-view#1' }),
      ]),
      aQuestion([address('other-address-city')]),
    ],
    { type: 'SCALAR' },
  );
  const [street] = layOut(set, [1, 2]).questions[2]?.fields ?? [];
  if (!street) throw new Error('The second row begins with the street');
  expect(startsAddress(street.field)).toBe(true);
  expect(
    addressEntries(street, {
      line_1: '137 Halyard Street',
      city: 'San Francisco',
      region: 'US-CA',
      county: null,
      postal_code: null,
      country: 'US',
    }),
  ).toEqual([
    { id: 'location-address-line-1#2', value: '137 Halyard Street' },
    { id: 'location-address-region#2', value: 'US-CA' },
    { id: 'location-address-postal-code#2', value: '' },
  ]);
});
