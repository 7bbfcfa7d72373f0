import { aField, aQuestion, aSet } from '@fairlead/domain/testing';
import { describe, expect, test } from 'vitest';
import { errorsOf } from './errors.ts';
import { layOut } from './layout.ts';
import { isFieldShown, patchesOf, watchedNames } from './patches.ts';
import { payloadOf } from './payload.ts';

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

  test('a hidden field has no error and isn’t sent, even when it was entered', () => {
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
