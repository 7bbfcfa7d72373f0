import { expect, test } from 'vitest';
import {
  additionalAddressFields,
  applicantSummary,
  introAnswers,
  introFields,
  primaryAddressFields,
} from './applicant-summary.ts';
import { emptyIntakeForm } from './intake-form.ts';

const summary = applicantSummary({
  ...emptyIntakeForm,
  legalName: ' Pebblewick Labs, Inc. ',
  website: 'pebblewicklabs.example.com',
  address: {
    line_1: '137 Halyard Street',
    city: 'Oakland',
    region: 'US-CA',
    county: 'Alameda',
    postal_code: '94607',
    country: null,
  },
  addressLine2: 'Floor 2',
  addressType: 'COWORKING_SPACE',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  title: 'Other',
  titleOther: 'Head of Operations',
  email: 'ada@pebblewicklabs.example.com',
  phone: '(415) 555-0111',
  hdyhau: 'Personal Referral',
  hdyhauOther: ' Mei Tan ',
});

test('INTAKE-023 INTAKE-017 INTAKE-048 a form becomes the summary of the wire, trimmed', () => {
  expect(summary).toEqual({
    email: 'ada@pebblewicklabs.example.com',
    first_name: 'Ada',
    last_name: 'Lindqvist',
    legal_name: 'Pebblewick Labs, Inc.',
    website: 'https://pebblewicklabs.example.com',
    phone_number: '(415) 555-0111',
    hdyhau: 'Personal Referral',
    hdyhau_other: 'Mei Tan',
    title: 'Other',
    title_other: 'Head of Operations',
    address: {
      line_1: '137 Halyard Street',
      line_2: 'Floor 2',
      city: 'Oakland',
      region: 'US-CA',
      county: 'Alameda',
      postal_code: '94607',
      country: 'US',
      type: 'COWORKING_SPACE',
    },
  });
});

test('what the form does not ask for is an empty text, and answers nothing', () => {
  const asked = applicantSummary({ ...emptyIntakeForm, title: 'CEO', hdyhau: 'Event' });
  expect(asked).toMatchObject({ title_other: '', hdyhau_other: '', website: '' });
  expect(introAnswers(asked)).toEqual({
    'starting-relationship-to-company-title': 'CEO',
    'hdyhau-field': 'Event',
    'address-country': 'US',
  });
});

test('INTAKE-019 INTAKE-020 INTAKE-021 the summary answers the applicant intro set by its field names', () => {
  expect(introAnswers(summary)).toEqual({
    'email-field': 'ada@pebblewicklabs.example.com',
    'starting-first-name-field': 'Ada',
    'starting-last-name-field': 'Lindqvist',
    'website-field-v1': 'https://pebblewicklabs.example.com',
    'legal-name-field-v1': 'Pebblewick Labs, Inc.',
    'hdyhau-field': 'Personal Referral',
    'hdyhau-other-field': 'Mei Tan',
    'starting-relationship-to-company-title': 'Other',
    'starting-relationship-to-company-other': 'Head of Operations',
    'phone-number-field': '(415) 555-0111',
    'address-line-1': '137 Halyard Street',
    'address-line-2': 'Floor 2',
    'address-city': 'Oakland',
    'address-region': 'US-CA',
    'address-county': 'Alameda',
    'address-postal-code': '94607',
    'address-country': 'US',
    'primary-address-type': 'COWORKING_SPACE',
  });
});

test('INTAKE-019 INTAKE-020 the fields of the applicant intro set have these names', () => {
  expect(Object.values(introFields).toSorted()).toEqual([
    'email-field',
    'hdyhau-field',
    'hdyhau-other-field',
    'legal-name-field-v1',
    'phone-number-field',
    'starting-first-name-field',
    'starting-last-name-field',
    'starting-relationship-to-company-other',
    'starting-relationship-to-company-title',
    'website-field-v1',
  ]);
  expect(Object.values(primaryAddressFields)).toEqual([
    'address-line-1',
    'address-line-2',
    'address-city',
    'address-region',
    'address-county',
    'address-postal-code',
    'address-country',
    'primary-address-type',
  ]);
});

test('INTAKE-022 the second address has fields of the same kinds', () => {
  expect(Object.values(additionalAddressFields)).toEqual([
    'additional-address-line-1',
    'additional-address-line-2',
    'additional-address-city',
    'additional-address-region',
    'additional-address-county',
    'additional-address-postal-code',
    'additional-address-country',
    'additional-address-type',
  ]);
});

test('no two answers share a field', () => {
  const names = [
    ...Object.values(introFields),
    ...Object.values(primaryAddressFields),
    ...Object.values(additionalAddressFields),
  ];
  expect(new Set(names).size).toBe(names.length);
});
