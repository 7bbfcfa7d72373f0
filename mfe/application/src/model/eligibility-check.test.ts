import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { intakeAnswered } from '@fairlead/store';
import { expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { intakeAnswers, openCreation } from '../../testing/open-creation.ts';

inVirtualTime();

const created = { id: 'app_1', legacy_application_id: 'leg_1', pre_decision: null };
const unchecked = { ...created, region: 'US-CA' };
const eligible = () => ({ decision: 'yes', reason_token: 'eligible' });
const stored = 'fairlead:of:ct_1:unchecked-application';

const noConnection =
  'We couldn’t finish its eligibility check. The server didn’t respond: check your connection and try again; nothing is lost.';
const broken =
  'We couldn’t finish its eligibility check. The server had a problem: try again in a few minutes; nothing is lost.';
const refused =
  'We couldn’t finish its eligibility check. The server rejected the request: try again or talk to an advisor; nothing is lost.';

test.each([
  ['the eligibility can’t be looked up', { 'get-madlib-decision': dropped }, noConnection],
  [
    'the server refuses the check',
    { 'get-madlib-decision': fails(400, { message: 'No.' }) },
    refused,
  ],
  [
    'the status can’t be looked up',
    { 'get-madlib-decision': eligible, 'get-application': fails(503) },
    broken,
  ],
])('the application is kept and the page says so where %s', async (_, failing, text) => {
  const app = await openCreation({ 'create-application': () => created, ...failing });
  expect(app.screen()).toBe('application-start');
  expect(app.get(app.model.creation.$checkFailureText)).toBe(text);
  expect(app.get(app.model.creation.$isRunning)).toBe(false);
  expect(JSON.parse(app.storage.get(stored) ?? '')).toEqual(unchecked);
  expect(app.storage.get('fairlead:of:ct_1:intake-answers')).toBeNull();
  expect(app.reports.map(({ where }) => where)).toEqual(['eligibility check']);
});

test('Try again checks the same application and creates no other', async () => {
  const app = await openCreation({
    'create-application': () => created,
    'get-madlib-decision': inTurn(fails(400), () => ({
      decision: 'no',
      reason_token: 'unsupported_location',
    })),
  });
  await app.send(app.model.creation.retried, undefined);
  expect(app.address()).toBe('/unsupported-location');
  expect(app.state()).toEqual({ region: 'US-CA' });
  expect(app.callsOf('create-application')).toHaveLength(1);
  expect(app.get(app.model.creation.$checkFailureText)).toBeNull();
  expect(app.storage.get(stored)).toBeNull();
});

test('a reload checks the application that was created', async () => {
  const first = await openCreation({
    'create-application': () => created,
    'get-madlib-decision': fails(400),
  });
  const second = await openCreation(
    { 'get-madlib-decision': eligible, 'get-application': () => anApplication() },
    { storage: first.storage },
  );
  expect(second.callsOf('create-application')).toEqual([]);
  expect(second.callsOf('get-madlib-decision')).toHaveLength(1);
  expect(second.screen()).toBe('question-set');
});

test('a form that is accepted anew is created, whatever was left to check', async () => {
  const app = await openCreation({
    'create-application': () => created,
    'get-madlib-decision': fails(400),
  });
  await app.send(intakeAnswered, intakeAnswers);
  expect(app.storage.get(stored)).toBeNull();
});
