import * as s from 'superstruct';
import { shapeOf } from '../language/texts.ts';
import type { AnyStruct, KnownCall, Vocabulary } from '../language/vocabulary.ts';

const nothing = s.define('no input', (value) => value === undefined);

const noBody = s.optional(s.literal(undefined));

/** A small vocabulary for tests of the language, with every kind of name. */
export const toyVocabulary: Vocabulary = {
  tasks: [
    task(
      'fill in intake',
      s.object({
        'first name': s.string(),
        'last name': s.string(),
        employees: s.optional(s.integer()),
        role: s.optional(s.enums(['CEO', 'CFO'])),
      }),
    ),
    task('submit intake', nothing),
    task('save and continue', nothing),
    task(
      'answer',
      s.record(s.string(), s.union([s.string(), s.number(), s.boolean(), s.array(s.string())])),
    ),
    task('buy package', s.string()),
    { ...task('release submission', nothing), area: 'admin' },
    task('choose the day', s.pattern(s.string(), /^(in \d+ days?|\d{4}-\d{2}-\d{2})$/)),
    {
      ...task('open submission', s.string()),
      check: (id) =>
        id === 'ms_001'
          ? []
          : [{ path: [], at: 'value', complaint: { message: `no submission is called "${id}"` } }],
    },
    task(
      'pay by card',
      s.object({ number: s.string(), cvc: s.string(), 'postal code': s.size(s.string(), 5) }),
    ),
  ],
  personas: [
    {
      id: 'new-founder',
      shows: 'Nobody signed in',
      email: 'ada@example.com',
      start: '/',
      isAdmin: false,
    },
    { id: 'admin', shows: 'An admin', email: 'ada@example.com', start: '/', isAdmin: true },
  ],
  personOf: () => new Map([['my email', 'ada@example.com']]),
  flags: ['intake-client-plm-quoting', 'ach-payment'],
  screens: ['intake', 'question-set', 'review', 'confirmation'],
  screenAt: (path) => ({ '/': 'intake', '/review': 'review' })[path],
  addresses: ['/', '/review'],
  routers: ['attest', 'after-sign-in'],
  decisions: () => [
    { router: 'attest', to: 'review', because: 'requires-review' },
    { router: 'attest', to: 'confirmation', because: 'approved' },
    { router: 'after-sign-in', to: 'any screen', because: 'authenticated' },
  ],
  calls: [
    call('create application', 'POST', '/v1/applications', {
      partner: s.string(),
      amount: s.optional(s.integer()),
      interval: s.enums(['MONTHLY', 'ANNUALLY']),
      answers: s.record(s.string(), s.array(s.string())),
    }),
    call('get application', 'GET', '/v1/applications/:id'),
    call('answer question set', 'POST', '/v1/applications/:id/answers'),
    call('answer form', 'POST', '/v1/forms/:id/answers'),
    call('request bind', 'POST', '/v1/market-submissions/:id/issuance/bind-request', {
      billing_interval: s.string(),
    }),
  ],
  events: ['page view', 'bank link open'],
  ids: new Set(['ms_001', 'app_001', '10065']),
  microFrontends: ['intake', 'application'],
  tags: [
    { name: 'smoke', means: 'the few to run first' },
    { name: 'applicant', means: 'what an applicant does' },
  ],
  requirements: new Set(['INTAKE-001', 'PACKAGES-031']),
};

function task(name: string, input: AnyStruct) {
  return {
    name,
    area: 'toy',
    input,
    drivers: ['headless', 'browser'] as const,
  };
}

function call(
  name: string,
  method: string,
  path: string,
  body?: Readonly<Record<string, AnyStruct>>,
): KnownCall {
  return {
    name,
    service: 'intake-engine',
    method,
    path,
    body: body ? shapeOf(body) : noBody,
    query: s.object({ client_id: s.string() }),
    answer: s.type({ id: s.string(), status: s.enums(['OPEN', 'CLOSED']) }),
  };
}
