import { expect, test } from 'vitest';
import { anIntroSet, capstan } from '../../testing/builders.ts';
import { addressIn, addressLines, answersWith, isSamePlace } from './address.ts';

const address = {
  line_1: '840 Capstan Street',
  line_2: 'Floor 2',
  city: 'Baltimore',
  region: 'US-MD',
  county: 'Baltimore City',
  postal_code: '21202',
  country: 'US',
};

test('the address of a set is read from its fields, and what is empty is not there', () => {
  expect(addressIn(anIntroSet())).toEqual(address);
  expect(addressIn(anIntroSet({ ...capstan, 'address-line-2': '' })).line_2).toBeNull();
});

test('a set without the fields of an address has none, and sends none', () => {
  const { questions, ...set } = anIntroSet();
  const bare = { ...set, questions: questions.slice(0, 1) };
  expect(Object.values(addressIn(bare)).filter((part) => part !== null)).toEqual([]);
  expect(answersWith(bare, address)).toEqual([
    { id: 'q_name', fields: [{ id: 'legal-name-field-v1', value: ['Coveplane, Inc.'] }] },
  ]);
});

test.each([
  [address, ['840 Capstan Street, Floor 2', 'Baltimore, MD 21202']],
  [{ ...address, line_2: null }, ['840 Capstan Street', 'Baltimore, MD 21202']],
  [{ ...address, city: null }, ['840 Capstan Street, Floor 2', 'MD 21202']],
  [{ ...address, region: null, postal_code: null }, ['840 Capstan Street, Floor 2', 'Baltimore']],
  [{ ...address, line_1: null, line_2: null }, ['Baltimore, MD 21202']],
])('an address is written like on a letter, without what is missing', (known, lines) => {
  expect(addressLines(known)).toEqual(lines);
});

test('a place is the same regardless of its suite', () => {
  expect(isSamePlace(address, { ...address, line_2: 'Floor 3' } as typeof address)).toBe(true);
  expect(isSamePlace(address, { ...address, line_1: '842 Capstan Street' })).toBe(false);
});
