import { expect, test } from 'vitest';
import { type Answers, anApplication, fails } from '../testing/open-app.ts';
import { openSet } from '../testing/open-set.ts';

const renewal = (isRenewal: boolean): Answers => ({
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
    'while it is not known, the steps are those of a new one',
    { 'get-application': fails(500) },
    usual,
  ],
] satisfies [string, Answers, string[]][])('%s', async (_, answers, steps) => {
  const app = await openSet(answers);
  expect(app.get(app.model.$steps)).toEqual(steps);
});

test('what kind of application it is, is asked for once', async () => {
  const app = await openSet(renewal(true));
  await app.send(app.model.questionSet.backPressed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_applicant_intro');
  expect(app.called('get-application')).toHaveLength(1);
});
