import { fails, inTurn, inVirtualTime, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aLegacyApplication, aRenewal } from '../../testing/builders.ts';
import { drawRenewal } from '../../testing/draw-renewal.ts';
import { confirmPage, landing } from '../../testing/open-renewal.ts';

inVirtualTime();

test('RENEWAL-007 RENEWAL-008 SHELL-015 the landing page says what is ahead and begins the renewal', async () => {
  const page = await drawRenewal();
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "It’s time to renew" [level=1]
    - text: Your policies end on 12/30/2026. We kept last year’s answers: check what changed, add any claims, and you’re done in about 15 minutes.
    - list:
      - listitem [current]: Information Update Confirm your address
      - listitem: Core Questions Last year’s answers are filled in
      - listitem: Review See what you changed
      - listitem: Payment Options
      - listitem: Sign Policy
    - button "BEGIN RENEWAL"
    - button "View current policies""
  `);
  await page.act({ press: 'BEGIN RENEWAL' });
  expect(page.address()).toBe(confirmPage);
});

test('a policy whose end is not known is renewed without a date', async () => {
  const page = await drawRenewal(landing, {
    answers: {
      'get-intake-legacy-application': () =>
        aLegacyApplication({ renewal: aRenewal({ policy_ends: null }) }),
    },
  });
  expect(page.texts().find((text) => text.startsWith('We kept'))).toBe(
    'We kept last year’s answers: check what changed, add any claims, and you’re done in about 15 minutes.',
  );
});

test.each([
  [
    'conditional_renewal',
    'Our insurer can renew this policy only with different terms. Our renewals team will explain them and help you decide. Your current policy stays in force until 12/30/2026.',
  ],
  [
    'non_renewal',
    'Our insurer decided not to renew this policy. We mailed you the notice your state requires. Your current policy stays in force until 12/30/2026, and our renewals team can help you find other coverage.',
  ],
])('RENEWAL-021 %s says why, and whom to write to or call', async (decision, text) => {
  const page = await drawRenewal(landing, {
    answers: { 'get-pre-renewal-decisions': () => [{ decision }] },
  });
  expect(page.texts()).toContain('Unable to Renew');
  expect(page.texts()).toContain(text);
  expect(page.body()).toContain('link "renewals@fairlead.example.com"');
  expect(page.body()).toContain('link "(415) 555-0105"');
  expect(page.body()).not.toContain('BEGIN RENEWAL');
});

test('a policy that could not be looked up is tried again', async () => {
  const page = await drawRenewal(landing, {
    answers: { 'get-prequal-decision': fails(404) },
  });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Your renewal" [level=1]
    - alert: We couldn’t load your renewal. The server rejected the request: try again or talk to an advisor; nothing is lost.
    - button "Try again""
  `);
});

test('current policies are in the portal, and the contacts of the renewals team are links', async () => {
  const page = await drawRenewal();
  await page.act({ press: 'View current policies' });
  expect(page.lefts).toEqual(['https://portal.fairlead.example.com']);
  const unable = await drawRenewal(landing, {
    answers: { 'get-pre-renewal-decisions': () => [{ decision: 'non_renewal' }] },
  });
  expect(unable.body()).toMatchInlineSnapshot(`
    "- heading "Unable to Renew" [level=1]
    - text: Our insurer decided not to renew this policy. We mailed you the notice your state requires. Your current policy stays in force until 12/30/2026, and our renewals team can help you find other coverage.
    - list:
      - listitem:
        - text: Write to
        - link "renewals@fairlead.example.com"
      - listitem:
        - text: Call
        - link "(415) 555-0105"
        - text: Monday to Friday, 6 am to 6 pm Pacific time"
  `);
  expect(unable.icons()).toMatchInlineSnapshot(`
    [
      "mail Write to renewals@fairlead.example.com",
      "chat Call (415) 555-0105 Monday to Friday, 6 am to 6 pm Pacific time",
    ]
  `);
  await unable.act({ press: 'renewals@fairlead.example.com' }, { press: '(415) 555-0105' });
  expect(unable.followed).toEqual(['mailto:renewals@fairlead.example.com', 'tel:4155550105']);
});

test('a policy that could be looked up at the second try is renewed', async () => {
  const page = await drawRenewal(landing, {
    answers: {
      'get-prequal-decision': inTurn(fails(404), () => ({ decision: 'yes', reason_token: null })),
    },
  });
  await page.act({ press: 'Try again' });
  expect(page.body()).toContain('button "BEGIN RENEWAL"');
});

test.each(['/renew', '/renew-information-confirm'])(
  '%s without a policy says that the address is incomplete and leads to the account',
  async (at) => {
    const page = await drawRenewal(at);
    expect(page.body()).toBe(`- heading "This address is incomplete" [level=1]
- text: It doesn’t say which policy to renew, so we can’t open the renewal. Open your account and choose the policy there.
- button "Go to your Account"`);
    await page.act({ press: 'Go to your Account' });
    expect(page.lefts).toEqual(['https://portal.fairlead.example.com']);
  },
);

test('a policy that is on its way is announced in its place, which says nothing about it yet', async () => {
  const page = await drawRenewal(landing, {
    answers: { 'get-prequal-decision': inTurn(fails(404), noAnswerYet) },
  });
  void page.act({ press: 'Try again' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- status: Your renewal is loading…"
  `);
});
