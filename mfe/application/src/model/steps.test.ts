import { type AnswerFunctions, fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';

import { openReview } from '../../testing/open-review.ts';
import { openSet } from '../../testing/open-set.ts';

inVirtualTime();

const renewal = (isRenewal: boolean): AnswerFunctions => ({
  'get-application': () =>
    anApplication({
      renewal: {
        is_renewal_application: isRenewal,
        is_ready_for_renewal: false,
        renewal_child_application_id: null,
      },
    }),
});

const usual = ['Core Questions', 'Review', 'Payment Options', 'Sign Policy'];

test.each([
  ['a renewal starts with the information update', renewal(true), ['Information Update', ...usual]],
  ['a new application does not', renewal(false), usual],
  [
    'nor does one of which the server says nothing',
    { 'get-application': () => anApplication({ renewal: null }) },
    usual,
  ],
  [
    'while it is not known, the steps are those of a new one',
    { 'get-application': fails(500) },
    usual,
  ],
] satisfies [string, AnswerFunctions, string[]][])('%s', async (_, answers, steps) => {
  const app = await openSet(answers);
  expect(app.get(app.model.$steps)).toEqual(steps);
});

test('the kind of the application is requested once', async () => {
  const app = await openSet(renewal(true));
  await app.send(app.model.questionSet.backPressed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_applicant_intro');
  expect(app.callsOf('get-application')).toHaveLength(1);
});

test('each application is requested once for its steps, also at its review', async () => {
  const app = await openReview({
    'get-application': ({ path }) =>
      anApplication({ id: path.endsWith('app_2') ? 'app_2' : 'app_1' }),
  });
  for (const applicationId of ['app_1', 'app_2', 'app_2'])
    await app.send(navigate, { route: 'review', params: { applicationId } });
  expect(app.callsOf('get-application').map(({ path }) => path.split('/').at(-1))).toEqual([
    'app_1',
    'app_2',
  ]);
});

test('while the request is pending it isn’t repeated', async () => {
  const answer = Promise.withResolvers<unknown>();
  const app = await openReview(
    { 'get-application': () => answer.promise },
    { at: '/application/app_1/carta' },
  );
  const entries = ['qs_company', 'qs_states'].map((questionSetId) =>
    app.send(navigate, {
      route: 'question-set',
      params: { applicationId: 'app_1', questionSetId },
    }),
  );
  answer.resolve(anApplication());
  await Promise.all(entries);
  expect(app.callsOf('get-application')).toHaveLength(1);
});

test('the steps are those of the application that is open, whichever answer comes first', async () => {
  const late = Promise.withResolvers<unknown>();
  const { 'get-application': aRenewal } = renewal(true);
  const { 'get-application': aNewOne } = renewal(false);
  const app = await openReview(
    {
      'get-application': (call) =>
        call.path.endsWith('app_1') ? late.promise.then(() => aRenewal?.(call)) : aNewOne?.(call),
    },
    { at: '/application/app_1/carta' },
  );
  const review = (applicationId: string) =>
    app.send(navigate, { route: 'review', params: { applicationId } });
  const ways = [review('app_1'), review('app_2')];
  late.resolve(null);
  await Promise.all(ways);
  expect(app.callsOf('get-application')).toHaveLength(2);
  expect(app.get(app.model.$steps)).toEqual(usual);
  await review('app_1');
  expect(app.get(app.model.$steps)).toEqual(['Information Update', ...usual]);
  expect(app.callsOf('get-application')).toHaveLength(2);
});
