import {
  fails,
  failsWithCode,
  inTurn,
  inVirtualTime,
  noAnswerYet,
} from '@fairlead/mfe-kit/testing';
import { connectionReturned } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aChild, aLegacyApplication, anIntroSet, aRenewal } from '../../testing/builders.ts';
import { drawRenewal } from '../../testing/draw-renewal.ts';
import { confirmPage, landing } from '../../testing/open-renewal.ts';

inVirtualTime();

const checkbox = 'I checked this address and it is correct.';

test('RENEWAL-010 RENEWAL-011 the confirm page asks about the address there is', async () => {
  const page = await drawRenewal(confirmPage);
  expect(page.body()).toMatchInlineSnapshot(`
    "- navigation "Your renewal":
      - list:
        - listitem [current]: Information Update
        - listitem: Core Questions
        - listitem: Review
        - listitem: Payment Options
        - listitem: Sign Policy
    - progressbar "Renewal progress": 6
    - heading "Is your primary business address up to date?" [level=1]
    - text: Your address decides which state’s rules and taxes apply.
    - heading "Primary business address" [level=2]
    - text: 840 Capstan Street, Floor 2 Baltimore, MD 21202
    - button "Update"
    - text: From last year’s application
    - separator
    - checkbox "I checked this address and it is correct." [required]
    - button "Back"
    - button "CONFIRM & CONTINUE""
  `);
});

test('RENEWAL-022 without the checkbox the message is at it', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act({ press: 'CONFIRM & CONTINUE' });
  expect(page.body()).toContain('Please verify and confirm the information to proceed');
  expect(page.callsOf('create-renewal')).toEqual([]);
});

test('a renewal that could not start shows an error above the form', async () => {
  const page = await drawRenewal(confirmPage, { answers: { 'create-renewal': fails(500) } });
  await page.act({ check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.body()).toContain('alert: We couldn’t start your renewal. Try again.');
});

test('other terms that the server knows of show Unable to Renew', async () => {
  const page = await drawRenewal(confirmPage, {
    answers: { 'create-renewal': failsWithCode(409, 'conditional_renewal') },
  });
  await page.act({ check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.texts()).toContain('Unable to Renew');
});

test('a submitted renewal cannot be updated and has no way back', async () => {
  const renewal = aRenewal({ renewal_child_application_id: 'app_child' });
  const page = await drawRenewal(confirmPage, {
    answers: {
      'get-intake-legacy-application': () => aLegacyApplication({ renewal }),
      'get-application': () => aChild({ status: 'SUBMITTED' }),
    },
  });
  expect(page.texts()).toContain(
    'Your renewal is submitted. Its address can’t be changed any more.',
  );
  expect(page.body()).not.toContain('button "Update"');
  expect(page.body()).not.toContain('button "Back"');
});

test('the confirm page, too, is tried again: its policy and its address', async () => {
  const yes = () => ({ decision: 'yes', reason_token: null });
  const policy = await drawRenewal(confirmPage, {
    answers: { 'get-prequal-decision': inTurn(fails(404), yes) },
  });
  expect(policy.body()).toContain('alert: We couldn’t load your renewal.');
  await policy.act({ press: 'Try again' });
  expect(policy.body()).toContain('button "CONFIRM & CONTINUE"');
  const address = await drawRenewal(confirmPage, {
    answers: { 'get-new-renewal': inTurn(fails(404), () => anIntroSet()) },
  });
  expect(address.body()).toContain('alert: We couldn’t load your renewal.');
  await address.act({ press: 'Try again' });
  expect(address.body()).toContain('840 Capstan Street, Floor 2');
});

test('a policy that could not be looked up is looked up when the browser is online again', async () => {
  const page = await drawRenewal(confirmPage, {
    answers: { 'get-new-renewal': inTurn(fails(404), () => anIntroSet()) },
  });
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.body()).toContain('840 Capstan Street, Floor 2');
});

test('the confirm page leads back, and is busy while the renewal begins', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act({ press: 'Back' });
  expect(page.address()).toBe(landing);
  const busy = await drawRenewal(confirmPage, { answers: { 'create-renewal': noAnswerYet } });
  await busy.act({ check: checkbox });
  void busy.act({ press: 'CONFIRM & CONTINUE' });
  expect(busy.body()).toContain('button "Starting your renewal…" [disabled] [busy]');
});

test('a renewal that was begun says whose address it shows', async () => {
  const renewal = aRenewal({ renewal_child_application_id: 'app_child' });
  const page = await drawRenewal(confirmPage, {
    answers: { 'get-intake-legacy-application': () => aLegacyApplication({ renewal }) },
  });
  expect(page.texts()).toContain('From your renewal');
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "history From your renewal",
    ]
  `);
  expect(page.body()).not.toContain('button "Back"');
});

test('other terms are shown with the last day of the policy', async () => {
  const page = await drawRenewal(confirmPage, {
    answers: { 'create-renewal': failsWithCode(409, 'conditional_renewal') },
  });
  await page.act({ check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.texts().join(' ')).toContain('Your current policy stays in force until 12/30/2026.');
});

test('a policy that is on its way is announced under the heading that stays', async () => {
  const page = await drawRenewal(confirmPage, {
    answers: { 'get-prequal-decision': inTurn(fails(404), noAnswerYet) },
  });
  void page.act({ press: 'Try again' });
  expect(page.body().split('- progressbar')[1]).toMatchInlineSnapshot(`
    " "Renewal progress": 6
    - heading "Is your primary business address up to date?" [level=1]
    - text: Your address decides which state’s rules and taxes apply.
    - status: Your renewal is loading…"
  `);
});
