import { ApiError, NetworkError } from '@fairlead/contracts';
import { failsWithCode, nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import { $decisions, $route, $toasts, type OpenRoute, screenEntered } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, named, open, seen, withLead } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('AUTH-014 AUTH-015 AUTH-016 INTAKE-058 API-036 a verified e-mail continues to /, and the lead is patched', async () => {
  const address = '/loginportal/emailVerified?success=true&email=a%40b.co';
  const { at, get } = await open(address, signedIn, {
    storage: withLead({}, ['account_registered']),
  });
  expect(at().address).toBe('/');
  expect(get($decisions)).toMatchObject([
    { router: 'email-verified', because: 'email-verified', to: { route: 'intake' }, facts: {} },
  ]);
  expect(named('lead-email-verified')).toHaveLength(1);
  expect(named('update-lead')[0]?.body).toEqual({ id: 'mql_1', email_verified: true });
});

test('a link that is opened before the login site leads back is reported after the account', async () => {
  const storage = withLead();
  await open('/loginportal/emailVerified?success=true', unverified, { storage });
  expect(named('lead-email-verified')).toEqual([]);
  await open('/auth/callback?type=signup', unverified, { storage });
  expect(
    seen.calls.map(({ name }) => name).filter((name) => /^(lead-|update-lead)/.test(name)),
  ).toEqual(['lead-account-registered', 'update-lead', 'lead-email-verified', 'update-lead']);
});

test.each(['This URL is single-use.', 'This account is already verified.'])(
  'AUTH-017 AUTH-018 "%s" continues to /, and the lead stays as it is',
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

test.each([
  ['no address', ''],
  ['words for an address', '&email=any%20words'],
])('with access expired and %s to write to, Log in leaves for the login site', async (_, given) => {
  const address = `/loginportal/emailVerified?success=false&message=Access%20expired.${given}`;
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
  expect(texts().join()).toContain('couldn’t confirm that the new link was sent');
  isDown = false;
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(at().address).toBe('/verify-email');
});

test.each([
  ['Log in on the expired link', expired, nobody, 'logInChosen'],
  ['Send it again', '/verify-email', unverified, 'resendChosen'],
] as const)(
  '%s asks for one e-mail, also when its answer is lost',
  async (_, address, who, deed) => {
    const lost = () => {
      throw new NetworkError();
    };
    const { scope } = await open(address, { ...who, 'resend-verification': lost });
    const { emailVerified, verifyEmail } = model;
    const chosen = deed === 'logInChosen' ? emailVerified.logInChosen : verifyEmail.resendChosen;
    await allSettled(chosen, { scope });
    expect(named('resend-verification')).toHaveLength(1);
  },
);

test('AUTH-021 any other verification result is an error that is tracked', async () => {
  const { get } = await open('/loginportal/emailVerified?success=false&message=Odd', nobody);
  expect(seen.events).toMatchObject([
    { name: 'Email verification failed', properties: { message: 'Odd' } },
  ]);
  expect(get(model.$crash)?.message).toBe('Email verification failed: Odd');
  expect(get($decisions)).toEqual([]);
});

test('trying again on a failed verification is tracked no second time, and offers a way to sign in', async () => {
  const address = '/loginportal/emailVerified?success=false&message=Odd&email=a%40b.co';
  const { scope, get, at } = await open(address, nobody);
  const { $hasFailed, signInChosen } = model.emailVerified.failedOnce;
  await allSettled(model.crashShown, { scope });
  await allSettled(screenEntered, { scope, params: get($route) as OpenRoute });
  expect(seen.events.map(({ name }) => name)).toEqual(['Email verification failed']);
  expect(get(model.$crash)).toBeNull();
  expect(get($hasFailed)).toBe(true);
  await allSettled(signInChosen, { scope });
  expect(at().address).toBe('/login?email=a%40b.co');
  expect(seen.lefts).toHaveLength(1);
});

test('AUTH-022 AUTH-023 AUTH-024 /verify-email tells to click the link, and sends another', async () => {
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

test('where nobody knows the address, no new link is offered or sent', async () => {
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

test('/verify-email stays for a visitor to whom a link was sent', async () => {
  const { at, get } = await open('/verify-email', nobody, { state: { email: 'a@b.co' } });
  expect(at().address).toBe('/verify-email');
  expect(get(model.verifyEmail.$isAwaiting)).toBe(true);
});

test('a new link that could not be sent says so until it is asked for again', async () => {
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
