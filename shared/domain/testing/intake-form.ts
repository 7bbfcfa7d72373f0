import { changeIntake, emptyIntakeForm, type IntakeForm } from '../src/application/intake-form.ts';

/** A chosen address in a state where policies are issued. */
export const halyard = {
  line_1: '137 Halyard Street',
  city: 'San Francisco',
  region: 'US-CA',
  county: 'San Francisco',
  postal_code: '94105',
  country: 'US',
};

/** A form without errors. */
export const completeForm: IntakeForm = {
  ...emptyIntakeForm,
  legalName: 'Pebblewick Labs, Inc.',
  website: 'pebblewicklabs.example.com',
  addressText: '137 Halyard Street, San Francisco, CA 94105',
  address: halyard,
  addressType: 'OFFICE',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  title: 'CEO',
  email: 'ada@pebblewicklabs.example.com',
  phone: '(415) 555-0111',
  hdyhau: 'Event',
  terms: true,
};

/** Changes the complete form. */
export const change = (changes: Partial<IntakeForm>) => changeIntake(completeForm, changes);
