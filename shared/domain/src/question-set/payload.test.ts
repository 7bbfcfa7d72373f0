import { aField, aQuestion, aSet } from '@fairlead/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyInput, inputOf, wireValues } from './input.ts';
import { layOut } from './layout.ts';
import { fieldTypes } from './names.ts';
import { patchesOf } from './patches.ts';
import { answeredQuestions, payloadOf } from './payload.ts';
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
