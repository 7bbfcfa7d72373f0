import { failsWithCode, nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import { $route, $toasts, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, named, open } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('AUTH-022 AUTH-023 AUTH-024 /verify-email asks to click the link, and sends another', async () => {
  const { texts, scope, get } = await open('/verify-email', unverified);
  expect(texts()).toEqual(
    expect.arrayContaining(['Please check your email.', 'Talk to an Advisor', 'Send it again']),
  );
  expect(texts().join()).toMatch(/ada@x\.example\. Click it to continue/);
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(named('resend-verification')).toHaveLength(1);
  expect(get($toasts)).toMatchObject([
    { text: 'We sent a new link to ada@x.example.', tone: 'success' },
  ]);
});

test.each([
  ['the address that was given', { email: 'ruth@b.co' }, 'ruth@b.co'],
  ['that of who is signed in, where none was given', {}, 'ada@x.example'],
  ['that of who is signed in, where what was given is no text', { email: 7 }, 'ada@x.example'],
  ['that of who is signed in, where words were given', { email: 'any words' }, 'ada@x.example'],
])('the new link goes to %s, once', async (_, state, email) => {
  const { scope } = await open('/verify-email', unverified, { state });
  await Promise.all([
    allSettled(model.verifyEmail.resendChosen, { scope }),
    allSettled(model.verifyEmail.resendChosen, { scope }),
  ]);
  expect(named('resend-verification').map(({ body }) => body)).toEqual([{ email }]);
});

const unverifiedUnknown = {
  'get-session': failsWithCode(403, 'unverified_email', 'unverified_email'),
};

test('no new link is offered or sent if the address is unknown', async () => {
  const { scope, texts, get } = await open('/verify-email', unverifiedUnknown);
  expect(get(model.verifyEmail.$isAwaiting)).toBe(true);
  expect(texts()).not.toContain('Send it again');
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(named('resend-verification')).toEqual([]);
});

test.each([
  ['a visitor', {}, '/login'],
  ['a visitor inside a partner’s page', { embedded: true }, '/user-has-application'],
])('/verify-email of %s who waits for nothing sends on', async (_, given, address) => {
  const { at, get } = await open('/verify-email', nobody, given);
  expect(at().address).toBe(address);
  expect(get(model.verifyEmail.$isAwaiting)).toBe(false);
});

test('/verify-email stays open for a visitor who was sent a link', async () => {
  const { at, get } = await open('/verify-email', nobody, { state: { email: 'a@b.co' } });
  expect(at().address).toBe('/verify-email');
  expect(get(model.verifyEmail.$isAwaiting)).toBe(true);
});

test('a failed new link shows an error until it is requested again', async () => {
  const answers = { ...unverified, 'resend-verification': failsWithCode(400, 'refused') };
  const { scope, texts } = await open('/verify-email', answers);
  await allSettled(model.verifyEmail.resendChosen, { scope });
  const failed =
    'We couldn’t confirm that the email was sent. Check your inbox and the connection, then send it again.';
  expect(texts()).toContain(failed);
  Object.assign(answers, { 'resend-verification': {} });
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(texts()).not.toContain(failed);
});

test('/verify-email of someone verified by now continues', async () => {
  expect((await open('/verify-email', signedIn)).at().address).toBe('/');
});

test('a chat that does not open says where to write', async () => {
  const { scope, get } = await open('/verify-email', unverified);
  await allSettled(model.advisorRequested, { scope, params: 'verify-email' });
  expect(get($toasts)[0]).toMatchObject({ tone: 'danger' });
  expect(get($route)?.name).toBe('verify-email');
});

test('a link that could not be sent to one address says nothing about another', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { scope, get } = await open(
    '/verify-email',
    { ...nobody, 'resend-verification': () => answer.promise },
    { state: { email: 'a@b.co' } },
  );
  const sent = allSettled(model.verifyEmail.resendChosen, { scope });
  const moved = allSettled(navigate, {
    scope,
    params: { route: 'verify-email', state: { email: 'c@d.co' } },
  });
  expect(get(model.verifyEmail.$isSending)).toBe(false);
  answer.reject(new Error('down'));
  await Promise.all([sent, moved]);
  expect(get(model.verifyEmail.$email)).toBe('c@d.co');
  expect(get(model.verifyEmail.$hasFailed)).toBe(false);
});
