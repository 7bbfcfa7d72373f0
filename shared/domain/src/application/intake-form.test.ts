import fc from 'fast-check';
import { expect, test } from 'vitest';
import { change, completeForm, halyard } from '../../testing/intake-form.ts';
import {
  changeIntake,
  emptyIntakeForm,
  intakeErrors,
  intakeFields,
  isAsked,
  trimIntake,
} from './intake-form.ts';
import { asksWhoReferred, hdyhauOptions, jobTitles } from './intake-options.ts';

test('a complete form has no errors', () => {
  expect(intakeErrors(completeForm)).toEqual({});
});

test('INTAKE-042 INTAKE-031 an empty form names every field with what it needs, the terms in their own sentence', () => {
  expect(intakeErrors(emptyIntakeForm)).toEqual({
    legalName: 'Legal business name: Required',
    website: 'Website: Required',
    address: 'Primary address: Enter your address and select the matching result',
    addressType: 'Type of location: Required',
    firstName: 'First name: Required',
    lastName: 'Last name: Required',
    title: 'Job title: Required',
    email: 'Email: Required',
    phone: 'Phone number: Required',
    hdyhau: 'How did you hear about us: Required',
    terms: 'Please agree to continue',
  });
});

test('INTAKE-034 INTAKE-035 without a website the field is cleared and not required', () => {
  const form = change({ hasNoWebsite: true });
  expect(form.website).toBe('');
  expect(intakeErrors(form)).toEqual({});
});

test('INTAKE-036 only the title Other asks for more, and requires it', () => {
  for (const title of jobTitles) {
    expect(isAsked('titleOther', change({ title }))).toBe(title === 'Other');
  }
  expect(intakeErrors(change({ title: 'Other' }))).toEqual({
    titleOther: 'Tell us more: Required',
  });
  expect(change({ title: 'CFO', titleOther: 'left over' }).titleOther).toBe('');
});

test('INTAKE-037 INTAKE-038 six sources ask who it was; with any other the answer is cleared', () => {
  const asking = hdyhauOptions.filter(asksWhoReferred);
  expect(asking).toEqual([
    'Accelerator or Incubator',
    'Insurance Broker',
    'Investor/Venture Firm',
    'Personal Referral',
    'Service Provider',
    'Other',
  ]);
  for (const hdyhau of hdyhauOptions) {
    const form = change({ hdyhau, hdyhauOther: 'Harbor' });
    expect(form.hdyhauOther).toBe(asking.includes(hdyhau) ? 'Harbor' : '');
    expect('hdyhauOther' in intakeErrors(change({ hdyhau, hdyhauOther: ' ' }))).toBe(
      asking.includes(hdyhau),
    );
  }
});

test('INTAKE-039 the sources are in the order of the specification', () => {
  expect(hdyhauOptions).toEqual([
    'Accelerator or Incubator',
    'Billboard',
    'Event',
    'Email/Newsletter/Podcast',
    'The Generalist',
    'Insurance Broker',
    'Investor/Venture Firm',
    'Justworks',
    'Personal Referral',
    'Podcast',
    'Service Provider',
    'Search Engine',
    'Social Media',
    'WeWork',
    'YCombinator',
    'Other',
  ]);
});

test('INTAKE-043 address line 2 is optional', () => {
  expect(intakeErrors(change({ addressLine2: '' }))).toEqual({});
});

test.each([
  ['email', 'ada@tidewell', 'Email: Enter email in the format: name@example.com'],
  ['phone', '(415) 555', 'Phone number: Enter phone number in the format: (123) 456-7890'],
  ['website', 'not a site', 'Website: Invalid format'],
] as const)('a wrong %s says its format', (field, value, message) => {
  expect(intakeErrors(change({ [field]: value }))).toEqual({ [field]: message });
});

test.each([
  ['no state', { ...halyard, region: null }],
  ['neither street nor city', { ...halyard, line_1: null, city: null }],
  ['another country', { ...halyard, country: 'CA' }],
])('INTAKE-041 INTAKE-040 an address with %s is not accepted', (_, address) => {
  expect(intakeErrors(change({ address })).address).toContain('select the matching result');
});

test('INTAKE-041 a state with a street or a city is enough', () => {
  expect(intakeErrors(change({ address: { ...halyard, line_1: null } }))).toEqual({});
  expect(intakeErrors(change({ address: { ...halyard, city: null } }))).toEqual({});
});

test('INTAKE-049 the phone is kept in its format regardless of what was typed', () => {
  expect(change({ phone: '415.555.0111' }).phone).toBe('(415) 555-0111');
});

const anyForm = fc.record({
  legalName: fc.string(),
  website: fc.string(),
  hasNoWebsite: fc.boolean(),
  title: fc.constantFrom('', ...jobTitles),
  titleOther: fc.string(),
  hdyhau: fc.constantFrom('', ...hdyhauOptions),
  hdyhauOther: fc.string(),
  phone: fc.string(),
  email: fc.string(),
  terms: fc.boolean(),
});

test('what the form does not ask for is never wrong and never kept', () => {
  fc.assert(
    fc.property(anyForm, (changes) => {
      const form = changeIntake(completeForm, changes);
      const errors = intakeErrors(form);
      for (const field of intakeFields) {
        if (isAsked(field, form)) continue;
        expect(errors[field]).toBeUndefined();
        expect(form[field]).toBe('');
      }
    }),
  );
});

test('INTAKE-048 blanks around a value change nothing about what is wrong', () => {
  const padded = fc.constantFrom(' ', '\t', '  ');
  fc.assert(
    fc.property(anyForm, padded, (changes, blank) => {
      const form = changeIntake(completeForm, changes);
      const spaced = { ...form, legalName: `${blank}${form.legalName}${blank}` };
      expect(intakeErrors(spaced)).toEqual(intakeErrors(form));
      expect(trimIntake(spaced)).toEqual(trimIntake(form));
    }),
  );
});

test('changing nothing changes nothing', () => {
  fc.assert(
    fc.property(anyForm, (changes) => {
      const form = changeIntake(completeForm, changes);
      expect(changeIntake(form, {})).toEqual(form);
    }),
  );
});
