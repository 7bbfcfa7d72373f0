import { ApiError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { drawIntake, inVirtualTime, terms } from '../../testing/draw-intake.ts';
import { named, seen, visitor } from '../../testing/open-intake.ts';

inVirtualTime();

const dalyCity = {
  line_1: '9 Mission Road',
  city: 'Daly City',
  region: 'US-CA',
  county: 'San Mateo',
  postal_code: '94014',
  country: 'US',
};

/** Fills in every field as a person does. */
async function fillIn(answers: Record<string, unknown> = {}) {
  const page = await drawIntake(
    { ...visitor, ...answers },
    { place: dalyCity, suggest: () => [{ id: 'p1', text: '9 Mission Road, Daly City, CA, USA' }] },
  );
  await page.act(
    { fill: 'Legal business name', with: ' Pebblewick Labs, Inc. ' },
    { fill: 'Website', with: 'pebblewick.example.com' },
    { suggest: 'Primary address', with: '9 Mis' },
    { press: '9 Mission Road Daly City, CA' },
    { fill: 'Address line 2 (optional)', with: 'Floor 2' },
    { choose: 'Home', of: 'Type of location' },
    { fill: 'First name', with: 'Ada' },
    { fill: 'Last name', with: 'Lindqvist' },
    { fill: 'Email', with: 'ada@pebblewick.example.com' },
    { fill: 'Phone number', with: '4155550111' },
    { choose: 'Other', of: 'Job title' },
    { fill: 'Tell us more', with: 'Keeper' },
    { choose: 'Personal Referral', of: 'How did you hear about us?' },
    { fill: 'Please name it', with: 'Ro' },
    { check: terms },
  );
  return page;
}

test('INTAKE-017 INTAKE-023 INTAKE-048 AUTH-001 what was typed is the summary of the applicant', async () => {
  const page = await fillIn();
  await page.act({ press: 'Continue' });
  expect(page.texts()).not.toContain('Please complete the missing required fields');
  expect(named('create-lead')[0]?.body).toMatchObject({
    madlib_email: 'ada@pebblewick.example.com',
    madlib_data: {
      email: 'ada@pebblewick.example.com',
      first_name: 'Ada',
      last_name: 'Lindqvist',
      legal_name: 'Pebblewick Labs, Inc.',
      website: 'https://pebblewick.example.com',
      phone_number: '(415) 555-0111',
      hdyhau: 'Personal Referral',
      hdyhau_other: 'Ro',
      title: 'Other',
      title_other: 'Keeper',
      address: {
        line_1: '9 Mission Road',
        line_2: 'Floor 2',
        city: 'Daly City',
        region: 'US-CA',
        county: 'San Mateo',
        postal_code: '94014',
        country: 'US',
        type: 'HOME',
      },
    },
  });
  expect(seen.lefts).toHaveLength(1);
  expect(page.body()).toContain('button "Sending…" [disabled]');
});

test('without the network what is typed stays, and the notice says what to do', async () => {
  const down = () => Promise.reject(new NetworkError());
  const page = await fillIn({ 'check-partner-client': down, 'create-lead': down });
  await page.act({ press: 'Continue' });
  expect(page.body()).toContain(
    'alert: Your device isn’t connected to the internet. Reconnect and choose Continue again. Nothing is lost.',
  );
  expect(page.body()).toContain('textbox "First name" [required]: Ada');
  expect(page.body()).toContain('button "Continue"');
  expect(seen.lefts).toEqual([]);
});

test('ERROR-020 an unexpected error shows the crash page', async () => {
  const page = await fillIn({
    'check-partner-client': () => {
      throw new ApiError(418);
    },
  });
  await page.act({ press: 'Continue' });
  expect(() => page.body()).toThrow(new ApiError(418));
});
