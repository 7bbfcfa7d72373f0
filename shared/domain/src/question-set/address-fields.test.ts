import { aField, aQuestion, aSet } from '@fairlead/domain/testing';
import { expect, test } from 'vitest';
import { addressEntries, startsAddress } from './address-fields.ts';
import { layOut } from './layout.ts';

test('a place fills in the fields of its question, and clears those without a value', () => {
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
