import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aField, anApplication, aQuestionSet, someProgress } from './builders.ts';
import { openApp } from './open-app.ts';

export const review = {
  status: 'READY',
  question_set: aQuestionSet([aField('attested', { type: 'BOOLEAN' })], { id: 'qs_attestation' }),
  sections: [
    {
      question_set_id: 'qs_company',
      title: 'About the company',
      order: 2,
      editable: true,
      rows: [{ question_id: 'q_fein', label: 'FEIN', row: null, values: ['12-3456789'] }],
    },
  ],
};

/** A server with a completed review, which sends an attested application to the market. */
export const reviewServer = (given: AnswerFunctions = {}): AnswerFunctions => ({
  'get-review': () => review,
  'get-next-question-set': () => someProgress(null, ['qs_applicant_intro', 'qs_company']),
  attest: () => ({ decision: 'NON_LEGACY_ATTEST' }),
  'get-application': () => anApplication({ legacy_application_id: 'leg_1', status: 'SUBMITTED' }),
  'find-market-submission': () => ({
    id: 'ms_1',
    status: 'CREATED',
    client_data_id: 'app_1',
    expiration_date: null,
    packages: [],
    quotes: [],
    coverage_requests: [],
    referral_partner: null,
    details: null,
    selected_package_id: null,
  }),
  'get-application-question-set': () => aQuestionSet([aField('fein')]),
  ...given,
});

/** The review of an application, opened. */
export const openReview = (
  given: AnswerFunctions = {},
  more: Partial<Parameters<typeof openApp>[0]> = {},
) =>
  openApp({
    at: '/application/app_1/review',
    answers: reviewServer(given),
    flags: { 'intake-client-plm-quoting': true },
    ...more,
  });
