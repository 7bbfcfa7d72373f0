import { ApiError } from '@fairlead/contracts';
import { $decisions, $route, $toasts } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import {
  fails,
  forgetSeen,
  model,
  named,
  nobody,
  open,
  seen,
  signedIn,
  unverified,
  withLead,
} from '../test-kit.ts';

beforeEach(forgetSeen);

test('AUTH-014 AUTH-015 AUTH-016 INTAKE-058 API-036 a verified e-mail goes on to /, and the lead is patched', async () => {
  const address = '/loginportal/emailVerified?success=true&email=a%40b.co';
  const { at, get } = await open(address, signedIn, { storage: withLead() });
  expect(at().address).toBe('/');
  expect(get($decisions)).toMatchObject([
    { router: 'email-verified', because: 'email-verified', to: { route: 'intake' }, facts: {} },
  ]);
  expect(named('lead-email-verified')).toHaveLength(1);
  expect(named('update-lead')[0]?.body).toEqual({ id: 'mql_1', email_verified: true });
});

test.each(['This URL is single-use.', 'This account is already verified.'])(
  'AUTH-017 AUTH-018 "%s" goes on to /, and the lead stays as it is',
  async (message) => {
    const query = new URLSearchParams({ success: 'false', message });
    const { at } = await open(`/loginportal/emailVerified?${query}`, nobody, {
      storage: withLead(),
    });
    expect(at().address).toBe('/');
    expect(named('lead-email-verified')).toEqual([]);
  },
);

const expired = '/loginportal/emailVerified?success=false&message=Access%20expired.&email=a%40b.co';

test('AUTH-019 AUTH-020 with access expired, Log in sends a new verification e-mail', async () => {
  const { texts, scope, at } = await open(expired, nobody);
  expect(texts()).toContain('Link expired');
  await Promise.all([
    allSettled(model.emailVerified.logInChosen, { scope }),
    allSettled(model.emailVerified.logInChosen, { scope }),
  ]);
  expect(named('resend-verification').map(({ body }) => body)).toEqual([{ email: 'a@b.co' }]);
  expect(seen.lefts).toEqual([]);
  expect(at()).toEqual({ address: '/verify-email', state: { email: 'a@b.co' } });
});

test('with access expired and no address to write to, Log in leaves for the login site', async () => {
  const address = '/loginportal/emailVerified?success=false&message=Access%20expired.';
  const { scope } = await open(address, nobody);
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(seen.lefts).toEqual([expect.stringMatching(/^\/login-site\/login\?type=login/)]);
  expect(named('resend-verification')).toEqual([]);
});

test('a new verification e-mail that could not be sent says so, and can be asked for again', async () => {
  let isDown = true;
  const { texts, scope, at } = await open(expired, {
    ...nobody,
    'resend-verification': () => {
      if (isDown) throw new ApiError(400);
      return {};
    },
  });
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(texts().join()).toContain('could not be sent');
  isDown = false;
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(at().address).toBe('/verify-email');
});

test('AUTH-021 any other verification result is an error that is tracked', async () => {
  const { get } = await open('/loginportal/emailVerified?success=false&message=Odd', nobody);
  expect(seen.events).toMatchObject([
    { name: 'Email verification failed', properties: { message: 'Odd' } },
  ]);
  expect(get(model.$crash)?.message).toBe('Email verification failed: Odd');
  expect(get($decisions)).toEqual([]);
});

test('AUTH-022 AUTH-023 AUTH-024 /verify-email tells to click the link, and sends another', async () => {
  const { texts, scope, get } = await open('/verify-email', unverified);
  expect(texts()).toEqual(
    expect.arrayContaining(['Please check your email.', 'Talk to an Advisor', 'Send it again']),
  );
  expect(texts().join()).toMatch(/ada@x\.example\. Click the link in the email/);
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
])('the new link goes to %s, once', async (_, state, email) => {
  const { scope } = await open('/verify-email', unverified, { state });
  await Promise.all([
    allSettled(model.verifyEmail.resendChosen, { scope }),
    allSettled(model.verifyEmail.resendChosen, { scope }),
  ]);
  expect(named('resend-verification').map(({ body }) => body)).toEqual([{ email }]);
});

test('where nobody knows the address, no new link is offered or sent', async () => {
  const { scope, texts } = await open('/verify-email', nobody);
  expect(texts()).not.toContain('Send it again');
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(named('resend-verification')).toEqual([]);
});

test('a new link that could not be sent says so until it is asked for again', async () => {
  const answers = { ...unverified, 'resend-verification': fails(400, 'refused') };
  const { scope, texts } = await open('/verify-email', answers);
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(texts().at(-1)).toMatch(/^The email could not be sent\./);
  Object.assign(answers, { 'resend-verification': {} });
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(texts().at(-1)).toBe('Talk to an Advisor');
});

test('/verify-email of someone verified by now goes on', async () => {
  expect((await open('/verify-email', signedIn)).at().address).toBe('/');
});

test('a chat that does not open says where to write', async () => {
  const { scope, get } = await open('/verify-email', unverified);
  await allSettled(model.advisorAsked, { scope, params: 'verify-email' });
  expect(get($toasts)[0]).toMatchObject({ tone: 'danger' });
  expect(get($route)?.name).toBe('verify-email');
});
