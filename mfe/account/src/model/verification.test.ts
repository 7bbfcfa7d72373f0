import { ApiError, NetworkError } from '@fairlead/contracts';
import { nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import { $decisions, $route, navigate, type OpenRoute, screenEntered } from '@fairlead/store';
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

test('a link that is opened before the login site redirects back is reported after the account', async () => {
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

test('who leaves an expired link while a new one is sent stays where they are', async () => {
  const late = Promise.withResolvers<object>();
  const { scope, at } = await open(expired, {
    ...nobody,
    'resend-verification': () => late.promise,
  });
  const ways = [
    allSettled(model.emailVerified.logInChosen, { scope }),
    allSettled(navigate, { scope, params: { route: 'vanta-welcome' } }),
  ];
  late.resolve({});
  await Promise.all(ways);
  expect(at().address).toBe('/vanta-welcome');
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

test('a failed verification e-mail shows an error and can be requested again', async () => {
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
  const { $hasFailed, signInChosen } = model.emailVerified.signInAfterFailure;
  await allSettled(model.crashShown, { scope });
  await allSettled(screenEntered, { scope, params: get($route) as OpenRoute });
  expect(seen.events.map(({ name }) => name)).toEqual(['Email verification failed']);
  expect(get(model.$crash)).toBeNull();
  expect(get($hasFailed)).toBe(true);
  await allSettled(signInChosen, { scope });
  expect(at().address).toBe('/login?email=a%40b.co');
  expect(seen.lefts).toHaveLength(1);
});

test('an address without a result is called incomplete, and leads to the login site', async () => {
  const { texts, scope, get, at } = await open('/loginportal/emailVerified', nobody);
  expect(texts()).toContain('This address is incomplete');
  expect(get(model.$crash)).toBeNull();
  expect(seen.events).toEqual([]);
  await allSettled(model.emailVerified.signInAfterFailure.signInChosen, { scope });
  expect(at().address).toBe('/login');
  expect(seen.lefts).toHaveLength(1);
});
