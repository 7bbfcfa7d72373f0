import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aField, anApplication, aQuestionSet, someProgress } from './builders.ts';
import { openApp } from './open-app.ts';

/** The accepted answers of the intake form. */
export const intakeAnswers = {
  email: 'ada@pebblewick.example.com',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  legal_name: 'Pebblewick Labs, Inc.',
  website: '',
  phone_number: '(415) 555-0111',
  hdyhau: 'Event',
  hdyhau_other: '',
  title: 'CEO',
  title_other: '',
  address: {
    line_1: '137 Halyard Street',
    line_2: '',
    city: 'San Francisco',
    region: 'US-CA',
    county: '',
    postal_code: '94105',
    country: 'US',
    type: 'HOME',
  },
};

const intro = aQuestionSet(
  [
    aField('legal-name-field-v1'),
    aField('website-field-v1', { required: false }),
    aField('address-region', { type: 'SINGLE_SELECT' }),
  ],
  { id: 'qs_applicant_intro', name: 'applicant_intro', order: 1 },
);

/** A server that creates an application from the intake answers and continues with the company's set. */
export const creationServer = (given: AnswerFunctions = {}): AnswerFunctions => ({
  'ensure-client-contact-exists': () => ({ client_id: 'cl_1', contact_id: 'ct_1' }),
  'find-question-set': () => intro,
  'create-application': () => ({
    id: 'app_1',
    legacy_application_id: null,
    pre_decision: { qualified: true, reasoning_key: 'eligible' },
  }),
  'get-application': () => anApplication(),
  'lead-account-registered': () => ({}),
  'lead-email-verified': () => ({}),
  'lead-application-created': () => ({}),
  'update-lead': () => ({
    id: 'mql_1',
    client_id: null,
    contact_id: null,
    error_message: null,
    error_code: null,
  }),
  'get-next-question-set': () => someProgress('qs_company'),
  'get-application-question-set': () => aQuestionSet([aField('entity')]),
  ...given,
});

export const lead = { id: 'mql_1', key: 'k', reported: [] };
/** Opens the page that creates the application, for a user from Vanta. */
export const openCreation = (
  given: AnswerFunctions = {},
  more: Partial<Parameters<typeof openApp>[0]> = {},
) =>
  openApp({
    at: '/application/start?experience=vanta&partner=ramp&offer_code=TEN',
    answers: creationServer(given),
    kept: { 'intake-answers': intakeAnswers, lead },
    ...more,
  });
