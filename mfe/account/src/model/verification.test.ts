import { ApiError } from '@fairlead/contracts';
import { $route, $toasts, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, named, nobody, open, seen, signedIn, unverified } from '../test-kit.ts';

beforeEach(forgetSeen);

test('AUTH-014 AUTH-015 AUTH-016 INTAKE-058 API-036 a verified e-mail goes on to /, and the lead is patched', async () => {
  const storage = memoryStorage({
    'fairlead:lead': JSON.stringify({ id: 'mql_1', key: 'k', reported: [] }),
  });
  const { at } = await open('/loginportal/emailVerified?success=true&email=a%40b.co', signedIn, {
    storage,
  });
  expect(at().address).toBe('/');
  expect(named('lead-email-verified')).toHaveLength(1);
  expect(named('update-lead')[0]?.body).toEqual({ id: 'mql_1', email_verified: true });
});

test.each(['This URL is single-use.', 'This account is already verified.'])(
  'AUTH-017 AUTH-018 "%s" goes on to /',
  async (message) => {
    const query = new URLSearchParams({ success: 'false', message });
    expect((await open(`/loginportal/emailVerified?${query}`, nobody)).at().address).toBe('/');
  },
);

const expired = '/loginportal/emailVerified?success=false&message=Access%20expired.&email=a%40b.co';

test('AUTH-019 AUTH-020 with access expired, Log in sends a new verification e-mail', async () => {
  const { texts, scope, at } = await open(expired, nobody);
  expect(texts()).toContain('Link expired');
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(named('resend-verification')[0]?.body).toEqual({ email: 'a@b.co' });
  expect(at()).toEqual({ address: '/verify-email', state: { email: 'a@b.co' } });
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
  expect(get(model.$crash)).not.toBeNull();
});

test('AUTH-022 AUTH-023 AUTH-024 /verify-email tells to click the link, and sends another', async () => {
  const { texts, scope, get } = await open('/verify-email', unverified);
  expect(texts()).toEqual(
    expect.arrayContaining(['Please check your email.', 'Talk to an Advisor', 'Send it again']),
  );
  expect(texts().join()).toMatch(/ada@x\.example\. Click the link in the email/);
  await allSettled(model.verifyEmail.resendChosen, { scope });
  expect(named('resend-verification')).toHaveLength(1);
  expect(get($toasts)[0]?.text).toBe('We sent a new link to ada@x.example.');
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
