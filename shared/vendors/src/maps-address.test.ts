import { expect, test } from 'vitest';
import { type AddressPart, readComponents } from './maps-address.ts';

const part = (type: string, longText: string, shortText = longText): AddressPart => ({
  longText,
  shortText,
  types: [type, 'political'],
});

const country = part('country', 'United States', 'US');

test('INTAKE-021 a place with every part becomes a whole address', () => {
  const parts = [
    part('street_number', '137'),
    part('route', 'Halyard Street', 'Halyard St'),
    part('locality', 'San Francisco'),
    part('administrative_area_level_2', 'San Francisco County'),
    part('administrative_area_level_1', 'California', 'CA'),
    country,
    part('postal_code', '94105'),
  ];
  expect(readComponents(parts)).toEqual({
    line_1: '137 Halyard Street',
    city: 'San Francisco',
    region: 'US-CA',
    county: 'San Francisco',
    postal_code: '94105',
    country: 'US',
  });
});

test('a place without a street number keeps its street', () => {
  expect(readComponents([part('route', 'Ropewalk'), country]).line_1).toBe('Ropewalk');
});

test('a place without a state has no region', () => {
  expect(readComponents([part('locality', 'Springfield'), country]).region).toBe('');
});

test('a borough replaces a missing city', () => {
  expect(readComponents([part('sublocality_level_1', 'Brooklyn')]).city).toBe('Brooklyn');
});
