import { failsWithCode, noAnswerYet, nobody } from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawAccount, drawWaiting } from '../../testing/draw-account.ts';
import { forgetSeen, model, named, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

const signInPage = `- heading "Sign in to continue" [level=1]
- text: You sign in on a separate page and come back here.
- button "Sign In"`;

describe('/login', () => {
  test('AUTH-003 covers the page while it sends someone to the login site', async () => {
    const page = await drawAccount('/login', nobody);
    expect(page.body()).toBe('- status: Loading...');
    expect(seen.lefts).toHaveLength(1);
  });

  test('offers the login site to a user who came back without signing in', async () => {
    const page = await drawAccount('/login', nobody, { state: { left: true } });
    expect(page.body()).toBe(signInPage);
    expect(seen.lefts).toEqual([]);
    await page.act({ press: 'Sign In' });
    expect(seen.lefts).toHaveLength(1);
    expect(page.body()).toBe('- status: Loading...');
  });
});

test.each([
  '/login',
  '/loginportal/send',
  '/logout/callback',
  '/auth/callback',
  '/loginportal/emailVerified?success=true',
  '/verify-email',
])('SHELL-022 %s covers the page until it is known where to continue', (address) => {
  expect(drawWaiting(address).body()).toBe('- status: Loading...');
});

test.each([
  ['ERROR-011', '/auth/callback?error=access_denied', 'Login failed'],
  ['AUTH-021', '/loginportal/emailVerified?message=Odd', 'Email verification failed: Odd'],
])('%s %s shows the crash page, and then a way to sign in', async (_, address, error) => {
  const page = await drawAccount(address, nobody);
  expect(() => page.body()).toThrow(error);
  await allSettled(model.crashShown, { scope: page.scope });
  const again = page.again();
  expect(again.body()).toBe(signInPage);
  await again.act({ press: 'Sign In' });
  expect(page.at().address).toBe('/login');
});

describe('/loginportal/emailVerified', () => {
  const expired = '/loginportal/emailVerified?success=false&message=Access%20expired.';

  test('AUTH-019 AUTH-020 an expired link is explained, and Log in sends a new one', async () => {
    const page = await drawAccount(`${expired}&email=a%40b.co`, nobody);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Link expired" [level=1]
      - text: The link in your email was valid for one hour. Log in and we’ll send you a new one.
      - button "Log in""
    `);
    await page.act({ press: 'Log in' });
    expect(named('resend-verification')[0]?.body).toEqual({ email: 'a@b.co' });
    expect(page.at().address).toBe('/verify-email');
  });

  test('AUTH-020 a failed link shows an error, and Log in stays', async () => {
    const refused = { ...nobody, 'resend-verification': failsWithCode(500, 'odd') };
    const page = await drawAccount(`${expired}&email=a%40b.co`, refused);
    await page.act({ press: 'Log in' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Link expired" [level=1]
      - text: The link in your email was valid for one hour. Log in and we’ll send you a new one.
      - alert: We couldn’t confirm that the new link was sent. Check your inbox and the connection, then choose Log in again.
      - button "Log in""
    `);
  });

  test('Log in waits while the link is sent', async () => {
    const slow = { ...nobody, 'resend-verification': noAnswerYet };
    const page = await drawAccount(`${expired}&email=a%40b.co`, slow);
    void page.act({ press: 'Log in' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Link expired" [level=1]
      - text: The link in your email was valid for one hour. Log in and we’ll send you a new one.
      - button "Sending…" [disabled] [busy]"
    `);
  });
});
