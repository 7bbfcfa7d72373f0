import { expect, test } from 'vitest';
import { bodySourcesOf, formatBodySources } from './format-body-sources.ts';

const refused = (name: string, answer: unknown, status = 400) => ({
  name,
  method: 'POST',
  path: 'v1/x',
  status,
  answer,
});

test('the field that a server refused is traced to the line that fills it', () => {
  const answer = {
    message: 'expedite_details: Required',
    detail: { path: 'body.expedite_details' },
  };
  expect(bodySourcesOf(refused('expedite-review', answer), 'decision')).toEqual([
    expect.stringMatching(/^mfe\/decision\/src\/model\/expedite\.ts:\d+$/),
  ]);
});

test('a body that a function makes is traced to the rules that it asks, the last one first', () => {
  const answer = { message: 'legal-name-field-v1: Required', detail: [] };
  const [maker = '', ...rules] = bodySourcesOf(
    refused('create-application', answer),
    'application',
  );
  expect(maker).toMatch(/^questionsOf \(mfe\/application\/src\/model\/creation\.ts:\d+\)$/);
  expect(rules.map((rule) => rule.replace(/:\d+/, ''))).toEqual([
    'answeredQuestions (shared/domain/src/question-set/payload.ts)',
    'payloadOf (shared/domain/src/question-set/payload.ts)',
    'patchesOf (shared/domain/src/question-set/patches.ts)',
  ]);
});

test('a body that the effect of a sample gets is traced, too', () => {
  const [maker = '', rule = ''] = bodySourcesOf(refused('save-answers', null), 'application');
  expect(maker).toMatch(
    /^answersIn \(mfe\/application\/src\/model\/question-set\/saving\.ts:\d+\)$/,
  );
  expect(rule).toMatch(/^payloadOf \(shared\/domain\/src\/question-set\/payload\.ts:\d+\)$/);
});

test('a body that no rule makes has its own line', () => {
  expect(bodySourcesOf(refused('create-payment', null), 'checkout')).toEqual([
    expect.stringMatching(/^mfe\/checkout\/src\/model\/payment\.ts:\d+$/),
  ]);
});

test.each([
  ['it was refused for another reason', refused('save-answers', null, 409)],
  ['it has none', { ...refused('list-applications', null), method: 'GET' }],
])('nothing is said of the body of a call if %s', (_, call) => {
  expect(bodySourcesOf(call, 'application')).toEqual([]);
});

test('a field of a call that differs is traced to the rule that fills it, and the call to the line that sends it', () => {
  const lines = formatBodySources(
    {
      expected: ['create-lead', '  madlib_data.website: "https://a.example"'],
      found: [
        'create-lead: POST policy-admin/v1/marketing_qualified_leads 200',
        '  madlib_data.website: "http://a.example"',
      ],
    },
    undefined,
  );
  expect(lines).toEqual([
    expect.stringMatching(
      /^madlib_data\.website is filled at shared\/domain\/src\/application\/applicant-summary\.ts:\d+, shared\/domain\/src\/values\/website\.ts:\d+$/,
    ),
    expect.stringMatching(
      /^create-lead is sent by shared\/store\/src\/leads\/create-lead\.ts:\d+$/,
    ),
  ]);
});

test('the line that sends a call is found by the contract of its name', () => {
  const found = ['bind-request: POST issuance/bind-request 409', '  day: null'];
  expect(formatBodySources({ expected: ['bind-request'], found }, 'packages')).toEqual([
    expect.stringMatching(
      /^bind-request is sent by mfe\/packages\/src\/model\/activation\.ts:\d+$/,
    ),
  ]);
});

test('a field that is read from a shared store is traced to it', () => {
  const found = [
    'create-application: POST intake-engine/v1/applications 200',
    '  offer_code: null',
  ];
  const [field] = formatBodySources({ expected: ['create-application'], found }, 'application');
  expect(field).toMatch(
    /^offer_code is filled at mfe\/application\/src\/model\/creation\.ts:\d+, shared\/store\/src\/session\/attribution\.ts:\d+$/,
  );
});

test('nothing is said of a call that was not made', () => {
  expect(formatBodySources({ expected: ['create-lead'], found: ['no call'] }, undefined)).toEqual(
    [],
  );
});
