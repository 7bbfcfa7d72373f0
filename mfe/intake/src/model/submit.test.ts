import { ApiError } from '@fairlead/contracts';
import { createLead } from '@fairlead/contracts/leads';
import { $intakeAnswers } from '@fairlead/store';
import { is } from 'superstruct';
import { beforeEach, expect, test } from 'vitest';
import { asking } from '../../testing/asking.ts';
import {
  filled,
  forgetSeen,
  model,
  named,
  open,
  reportPlaces,
  seen,
  submitted,
  visitor,
} from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test('INTAKE-028 API-022 API-051 a visitor who submits is checked, becomes a lead and leaves to sign up', async () => {
  const { get } = await submitted(visitor, { address: '/?partner=ramp&utm_source=ad' });
  expect(seen.calls.map(({ name }) => name)).toEqual([
    'get-session',
    'check-partner-client',
    'create-lead',
  ]);
  expect(named('check-partner-client')[0]?.query).toEqual({
    website: 'https://pebblewicklabs.example.com',
  });
  expect(is(named('create-lead')[0]?.body, createLead.body)).toBe(true);
  expect(Object.keys(named('create-lead')[0]?.body as object).toSorted()).toEqual([
    'account_id',
    'madlib_data',
    'madlib_email',
    'offer_code',
    'opportunity_id',
    'referral_partner',
    'referrer_id',
    'segment_anonymous_id',
    'url_params',
    'utm_content',
    'utm_medium',
    'utm_name',
    'utm_source',
    'utm_term',
  ]);
  expect(named('create-lead')[0]?.body).toMatchObject({
    madlib_email: filled.email,
    madlib_data: { legal_name: 'Pebblewick Labs, Inc.', phone_number: '(415) 555-0111' },
    referral_partner: 'ramp',
    utm_source: 'ad',
    url_params: 'partner=ramp&utm_source=ad',
  });
  expect(seen.lefts).toEqual([
    '/login-site/login?type=signup&email=ada%40pebblewicklabs.example.com&return_to=%2Fauth%2Fcallback%3Ftype%3Dsignup',
  ]);
  expect(get($intakeAnswers)?.website).toBe('https://pebblewicklabs.example.com');
});

test('a second press while the first is under way, or the page is being left, sends nothing', async () => {
  const { fill, submit } = await open(visitor);
  await fill(filled);
  await Promise.all([submit(), submit()]);
  expect(named('create-lead')).toHaveLength(1);
  expect(seen.lefts).toHaveLength(1);
  // The browser is on its way to the login site.
  await submit();
  expect(named('check-partner-client')).toHaveLength(1);
});

test('ERROR-020 any other failure of a submit is logged and crashes the screen; what was typed is kept', async () => {
  const { get } = await submitted({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(400, { message: 'Bad website' });
    },
  });
  expect(get(model.$crash)).toMatchObject({ message: 'Bad website' });
  expect(seen.reports.map(({ where, level }) => [where, level])).toEqual([
    ['partner check', 'error'],
  ]);
  expect(get(model.form.$form).firstName).toBe('Ada');
  expect(seen.lefts).toEqual([]);
});

test.each([
  [
    'a 409 with the code',
    'cl_7',
    new ApiError(409, {
      errorCode: 'existing_client_conflict',
      detail: { client_id: 'cl_7' },
    }),
  ],
  ['a 403', null, new ApiError(403)],
])(
  'INTAKE-055 ERROR-004 ERROR-019 an existing client (%s) asks for access',
  async (_, clientId, failure) => {
    const { history, get } = await submitted({
      ...visitor,
      'create-lead': () => {
        throw failure;
      },
    });
    expect(history.current()).toEqual({
      address: '/request-access',
      state: { ...asking, clientId },
    });
    expect(get($intakeAnswers)).toBeNull();
    expect(reportPlaces()).toEqual(['create lead']);
    expect(seen.lefts).toEqual([]);
  },
);
