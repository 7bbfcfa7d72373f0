import { emailVerified } from '@fairlead/domain/outcomes';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { now } from '../../test-kit/now.ts';

const email = 'ada@pebblewicklabs.example.com';

async function signedUp() {
  const sandbox = await createSandbox({ now });
  const visitor = sandbox.visitor();
  await visitor.login.signUp(email, { firstName: 'Ada', returnTo: '/auth/callback?x=1' });
  const [mail] = await visitor.login.mailbox(email);
  return { sandbox, visitor, link: mail?.link_id ?? '' };
}

/** What the product makes of the address that a link leads to. */
function outcomeOf(address: string) {
  const { pathname, searchParams: query } = new URL(address, 'http://here');
  expect(pathname).toBe('/loginportal/emailVerified');
  return emailVerified({ success: query.get('success'), message: query.get('message') });
}

test('signing up signs in, with an unverified address', async () => {
  const { visitor, link } = await signedUp();
  await expect(ask(visitor, 'get-session')).rejects.toMatchObject({
    status: 403,
    message: `unverified_email:${email}`,
  });
  expect(outcomeOf(await visitor.login.openVerificationLink(link))).toMatchObject({
    decision: { because: 'email-verified' },
  });
  expect(await ask(visitor, 'get-auth-user')).toMatchObject({ email, name: 'Ada' });
});

test('a link works once', async () => {
  const { visitor, link } = await signedUp();
  await visitor.login.openVerificationLink(link);
  expect(outcomeOf(await visitor.login.openVerificationLink(link))).toMatchObject({
    decision: { because: 'link-used-before' },
  });
});

test('a link expires after a day, and a new one can be requested', async () => {
  const { sandbox, visitor, link } = await signedUp();
  await sandbox.advance(25 * 3_600_000);
  expect(outcomeOf(await visitor.login.openVerificationLink(link))).toEqual({
    kind: 'link-expired',
  });
  await ask(visitor, 'resend-verification', { body: { email } });
  const [newest] = await visitor.login.mailbox(email);
  expect(outcomeOf(await visitor.login.openVerificationLink(newest?.link_id ?? ''))).toMatchObject({
    kind: 'go-on',
  });
});

test('a second link of a verified account is recognized, an invented one fails', async () => {
  const { visitor, link } = await signedUp();
  await ask(visitor, 'resend-verification', { body: { email } });
  const [second] = await visitor.login.mailbox(email);
  await visitor.login.openVerificationLink(link);
  expect(outcomeOf(await visitor.login.openVerificationLink(second?.link_id ?? ''))).toMatchObject({
    decision: { because: 'already-verified' },
  });
  expect(outcomeOf(await visitor.login.openVerificationLink('link_x'))).toMatchObject({
    kind: 'failed',
  });
});

test('signing in returns to where the product wants it, with the type added', async () => {
  const { visitor } = await signedUp();
  const back = await visitor.login.signIn(` ${email.toUpperCase()} `, '/auth/callback?x=1');
  expect(back).toMatchObject({ ok: true, url: '/auth/callback?x=1&type=login' });
});

test.each([
  '//elsewhere.example.com',
  '/.//elsewhere.example.com',
  'http://here//elsewhere.example.com',
  'https://elsewhere.example.com/auth/callback',
])('signing in, up or out with %s to return to stays in the product', async (returnTo) => {
  const { visitor } = await signedUp();
  expect(await visitor.login.signIn(email, returnTo)).toMatchObject({
    url: '/auth/callback?type=login',
  });
  expect(await visitor.login.signOut(returnTo)).toMatch(/^\/logout\/callback\?email=/);
  expect(await visitor.login.signOut(returnTo)).toBe('/logout/callback');
  expect(await visitor.login.signUp('bo@example.com', { returnTo })).toMatchObject({
    url: '/auth/callback?type=signup',
  });
});

test('a stranger cannot sign in and a known address cannot sign up again', async () => {
  const { visitor } = await signedUp();
  expect(await visitor.login.signIn('who@example.com')).toMatchObject({ ok: false });
  expect(await visitor.login.signUp(email)).toMatchObject({ ok: false });
  expect(await visitor.login.signUp('no address')).toMatchObject({ ok: false });
});

test('any persona can sign in by e-mail and brings its data along', async () => {
  const { visitor } = await signedUp();
  await visitor.login.signIn('ines@quillmarsh.example.com');
  expect(await ask(visitor, 'get-market-submission', { params: { id: 'ms_041' } })).toMatchObject({
    status: 'RELEASED',
  });
});

test('signing out ends the session and passes the e-mail address to the product', async () => {
  const { visitor } = await signedUp();
  expect(await visitor.login.signOut('/logout/callback')).toBe(
    `/logout/callback?${new URLSearchParams({ email })}`,
  );
  expect(await ask(visitor, 'get-session')).toMatchObject({ authenticated: false });
});

test('an expired session is found out with the next call', async () => {
  const sandbox = await createSandbox({ persona: 'ms-released', now });
  const ines = sandbox.visitor('ms-released');
  await ines.expireSession();
  await expect(ask(ines, 'get-me')).rejects.toMatchObject({ errorCode: 'login_required' });
});
