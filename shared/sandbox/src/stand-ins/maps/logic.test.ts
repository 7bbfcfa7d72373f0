import { usStates } from '@fairlead/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressBook } from './address-book.ts';
import { readPlace, searchBook } from './logic.ts';

const suggest = (text: string) => searchBook(addressBook, text);
const partOf = (placeId: string | undefined, type: string) =>
  readPlace(addressBook, placeId ?? '')?.find(({ types }) => types.includes(type));

test.each([
  '137 Halyard Street, San Francisco',
  '137 halyard st',
  '137 HALYARD STREET, San Francisco, CA, USA',
  '137 halyard street california',
])('%s finds the address on Halyard Street', (text) => {
  expect(suggest(text)[0]?.text).toBe('137 Halyard Street, San Francisco, CA, USA');
});

test('an abbreviation that begins otherwise than its word is understood', () => {
  expect(suggest('211 bollard ln')[0]?.text).toBe('211 Bollard Lane, Boston, MA, USA');
});

test('at most five addresses are suggested', () => {
  expect(suggest('1')).toHaveLength(5);
});

test.each(['', '  ', 'USA', 'Nowhere Street 1'])('%j finds nothing', (text) => {
  expect(suggest(text)).toEqual([]);
});

test('every whole address is found by its first line, city and state', () => {
  const whole = addressBook.filter(({ line_1, state }) => line_1 !== null && state !== null);
  fc.assert(
    fc.property(fc.constantFrom(...whole), ({ line_1, city, state, postal_code }) => {
      const found = suggest(`${line_1}, ${city}, ${state}`);
      const codes = found.map(({ placeId }) => partOf(placeId, 'postal_code')?.longText);
      expect(codes).toContain(postal_code);
    }),
  );
});

test('the book has an address in every state and in the District of Columbia', () => {
  const states = new Set(addressBook.flatMap(({ state }) => state ?? []));
  expect([...states].sort()).toEqual(Object.keys(usStates).sort());
});

test('no two addresses share a place', () => {
  const all = addressBook.map(({ line_1, city }) => `${line_1} ${city}`);
  expect(new Set(all).size).toBe(addressBook.length);
});

test('a place outside the states has no state part', () => {
  const [avalon] = suggest('9 Nameless Reach');
  expect(partOf(avalon?.placeId, 'administrative_area_level_1')).toBeUndefined();
  expect(partOf(avalon?.placeId, 'country')?.shortText).toBe('US');
});

test('a county alone has neither street nor city', () => {
  const [mono] = suggest('Mono County');
  expect(partOf(mono?.placeId, 'administrative_area_level_1')?.shortText).toBe('CA');
  expect(partOf(mono?.placeId, 'route')).toBeUndefined();
  expect(partOf(mono?.placeId, 'locality')).toBeUndefined();
});

test('an unknown place is not read', () => {
  expect(readPlace(addressBook, 'place-nowhere')).toBeUndefined();
});
