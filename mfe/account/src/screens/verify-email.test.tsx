import { failsWithCode, noAnswerYet, unverified } from '@fairlead/mfe-kit/testing';
import { $toasts } from '@fairlead/store';
import { beforeEach, expect, test } from 'vitest';
import { drawAccount } from '../../testing/draw-account.ts';
import { forgetSeen, named, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('AUTH-022 AUTH-023 AUTH-024 the page says where the link went and what to do with it', async () => {
  const page = await drawAccount('/verify-email', unverified);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Please check your email." [level=1]
    - text: We sent a link to ada@x.example. Click it to continue. The link works once and expires in one hour. Don’t see it? Check your spam folder.
    - button "Send it again"
    - button "Use another email"
    - button "Talk to an Advisor""
  `);
  await page.act({ press: 'Send it again' });
  expect(named('resend-verification')[0]?.body).toEqual({ email: 'ada@x.example' });
  expect(page.get($toasts)[0]?.text).toBe('We sent a new link to ada@x.example.');
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.get($toasts).map(({ text }) => text)).toHaveLength(2);
});

test('without a known address none is named, and nothing is offered to be sent', async () => {
  const page = await drawAccount('/verify-email', {
    'get-session': failsWithCode(403, 'unverified_email', 'unverified_email'),
  });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Please check your email." [level=1]
    - text: We sent a link to your address. Click it to continue. The link works once and expires in one hour. Don’t see it? Check your spam folder.
    - button "Use another email"
    - button "Talk to an Advisor""
  `);
});

test('another e-mail can be used, by signing out', async () => {
  const page = await drawAccount('/verify-email', unverified);
  await page.act({ press: 'Use another email' });
  expect(seen.lefts).toHaveLength(1);
  expect(seen.lefts[0]).toMatch(/logout/);
});

test('the button shows that the link is being sent again', async () => {
  const slow = { ...unverified, 'resend-verification': noAnswerYet };
  const page = await drawAccount('/verify-email', slow);
  void page.act({ press: 'Send it again' });
  expect(page.body()).toContain('button "Sending…" [disabled]');
});

test('a failed link shows an error', async () => {
  const refused = { ...unverified, 'resend-verification': failsWithCode(500, 'odd') };
  const page = await drawAccount('/verify-email', refused);
  await page.act({ press: 'Send it again' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Please check your email." [level=1]
    - text: We sent a link to ada@x.example. Click it to continue. The link works once and expires in one hour. Don’t see it? Check your spam folder.
    - alert: We couldn’t confirm that the email was sent. Check your inbox and the connection, then send it again.
    - button "Send it again"
    - button "Use another email"
    - button "Talk to an Advisor""
  `);
});
