import { aField, options } from '@fairlead/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleChoice } from './exclusive.ts';
import type { FieldInput } from './shapes.ts';

describe('an exclusive option', () => {
  const field = aField('data', {
    type: 'MULTI_SELECT',
    enum_options: options('A', 'B', 'NONE'),
    field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE' }],
  });

  test('FLOW-053 an exclusive option clears the others when it is chosen', () => {
    expect(settleChoice(field, ['A', 'B'], ['A', 'B', 'NONE'])).toEqual(['NONE']);
  });

  test('FLOW-054 an exclusive option is cleared when another is chosen', () => {
    expect(settleChoice(field, ['NONE'], ['NONE', 'A'])).toEqual(['A']);
  });

  test('an exclusive option is never beside another, after any sequence of choices', () => {
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
