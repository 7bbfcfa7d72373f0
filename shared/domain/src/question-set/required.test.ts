import { aField, aQuestion, aSet, min } from '@fairlead/domain/testing';
import { describe, expect, test } from 'vitest';
import { errorsOf, fieldWarning } from './errors.ts';
import { layOut } from './layout.ts';
import { patchesOf } from './patches.ts';
import { lowValueWarning } from './validations.ts';

describe('what has to be answered', () => {
  const name = aField('name', { required: true });
  const note = aField('note', { required: true });
  const errors = (isRequired: boolean, entered: Record<string, string>) => {
    const layout = layOut(aSet([aQuestion([name, note], { required: isRequired })]), []);
    const values = new Map(Object.entries(entered));
    return Object.fromEntries(errorsOf(layout, values, patchesOf(layout, values)));
  };

  test('FLOW-039 FLOW-040 a required field that is empty or blank shows Required', () => {
    expect(errors(true, { name: '   ' })).toEqual({ name: 'Required', note: 'Required' });
    expect(errors(true, { name: 'x', note: 'y' })).toEqual({});
  });

  test('FLOW-041 an optional question has no error while all its fields are empty', () => {
    expect(errors(false, {})).toEqual({});
    expect(errors(false, { name: 'x' })).toEqual({ note: 'Required' });
  });

  test('a warning is shown only for a field that has a value', () => {
    const low = aField('low', { type: 'INTEGER', field_validations: [min(5)] });
    const [spot] = layOut(aSet([aQuestion([low])]), []).fields.values();
    if (!spot) throw new Error('The set has one field');
    expect(fieldWarning(spot, new Map())).toBeNull();
    expect(fieldWarning(spot, new Map([['low', '2']]))).toBe(lowValueWarning);
  });
});
