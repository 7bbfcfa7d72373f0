import { aLegacyApplication } from '@fairlead/contracts/testing';
import { fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened, connectionReturned } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { drawDecision } from '../../testing/draw-decision.ts';

describe('a place where no policies are issued', () => {
  test('DECISION-002 DECISION-003 it is named, and the chat is offered', async () => {
    const page = await drawDecision('/unsupported-location?region=US-NV');
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Let's talk" [level=1]
      - text: We don’t issue policies in Nevada yet. Tell an advisor what you need, and we’ll let you know who can help and when we expect to be there.
      - button "CHAT WITH US""
    `);
    await page.act({ press: 'CHAT WITH US' });
    expect(page.happened).toEqual(['chat: unsupported-location']);
  });

  test('without a name it is the state of the person', async () => {
    const page = await drawDecision('/unsupported-location');
    expect(page.texts()[1]).toMatch(/^We don’t issue policies in your state yet\./);
  });
});

test('DECISION-016 DECISION-017 a declined applicant reads that it isn’t a judgment, and may ask an advisor', async () => {
  const page = await drawDecision('/declined');
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "We're sorry..." [level=1]
    - text: After reviewing your application, our insurer can’t offer coverage. This isn’t a judgment of your company; it often comes down to industry, location or recent claims. An advisor can explain the reason and suggest where else to look.
    - button "TALK TO AN ADVISOR""
  `);
  await page.act({ press: 'TALK TO AN ADVISOR' });
  expect(page.happened).toEqual(['chat: declined']);
});

test('DECISION-015 a button opens the partner insurer in a new tab', async () => {
  const page = await drawDecision('/hiscox-offer');
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Another insurer can help" [level=1]
    - text: We can’t offer this coverage ourselves. A partner insurer covers small companies like yours, and you can get a quote on its site in a few minutes.
    - text: You’re leaving Fairlead. We don’t share the information you entered here.
    - button "See the partner's offer"
    - button "Talk to an Advisor""
  `);
  await page.act({ press: "See the partner's offer" }, { press: 'Talk to an Advisor' });
  expect(page.happened).toEqual([
    'tab: https://partner-insurer.example.com/small-business',
    'chat: hiscox-offer',
  ]);
});

describe('renewals', () => {
  test.each([
    [
      'loss_review',
      'Because of last year’s claims, an underwriter reviews your renewal first. We’ll write to you in 3-4 business days.',
    ],
    [
      'existing_coverage_review',
      'There is an open balance on your current policy. Pay it and we can prepare your renewal.',
    ],
    [
      'company_conflict',
      'Your company also appears in another account. We’ll settle that and write to you in 3-4 business days.',
    ],
    [
      'something_new',
      'An underwriter needs to review something before we can quote your renewal. We’ll write to you in 3-4 business days.',
    ],
  ])('one under review because of %s says so', async (reason, text) => {
    const page = await drawDecision('/discretion-quote-blocking-renewal', { state: { reason } });
    expect(page.texts()).toContain(text);
  });

  test('one with another broker of record says so, and until when the policy is valid', async () => {
    const page = await drawDecision('/renewal-blocked', {
      state: { reason: 'broker_of_record_conflict', policyEnds: '2026-12-18' },
    });
    expect(page.texts().slice(1, 3)).toEqual([
      'An underwriter reviews your renewal before you see prices. This takes 3-4 business days. Your current policy stays in force until 12/18/2026.',
      'Another broker is on record for your company. We’ll contact you to settle who represents you.',
    ]);
  });

  test('RENEWAL-001 RENEWAL-002 RENEWAL-003 one that needs a review leads to the account', async () => {
    const page = await drawDecision('/renewal-blocked');
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your renewal application requires further review" [level=1]
      - text: An underwriter reviews your renewal before you see prices. This takes 3-4 business days. Your current policy stays in force until it ends.
      - button "Go to your Account""
    `);
    await page.act({ press: 'Go to your Account' });
    expect(page.happened).toEqual(['left: https://portal.fairlead.example.com']);
  });

  test('RENEWAL-004 one under review says for how long, and offers an advisor', async () => {
    const page = await drawDecision('/discretion-quote-blocking-renewal');
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "We’re reviewing your renewal" [level=1]
      - text: An underwriter needs to review something before we can quote your renewal. We’ll write to you in 3-4 business days.
      - button "TALK TO AN ADVISOR""
    `);
    await page.act({ press: 'TALK TO AN ADVISOR' });
    expect(page.happened).toEqual(['chat: discretion-quote-blocking-renewal']);
  });

  test('RENEWAL-005 RENEWAL-006 one with a new address names its state', async () => {
    const page = await drawDecision('/renewal-unsupported-location/US-NV');
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your address change needs review" [level=1]
      - text: We don’t issue policies in Nevada yet. An underwriter checks whether your coverage can move with you. Nothing changes until we write to you.
      - button "TALK TO AN ADVISOR""
    `);
    await page.act({ press: 'TALK TO AN ADVISOR' });
    expect(page.happened).toEqual(['chat: renewal-unsupported-location-at']);
  });

  test('RENEWAL-005 without a state in the address it is the new address', async () => {
    const page = await drawDecision('/renewal-unsupported-location');
    expect(page.texts()[0]).toBe('Your address change needs review');
    expect(page.texts()[1]).toMatch(/^We don’t issue policies at your new address yet\./);
  });
});

describe('the page that looks up what comes after a decline', () => {
  const legacyCall = 'get-intake-legacy-application';
  const at = '/decline-routing?legacy_app_id=leg_1';

  test('waits in the meantime, and says nothing of a failure', async () => {
    const page = await drawDecision('/declined', { answers: { [legacyCall]: noAnswerYet } });
    void page.send(addressOpened, at);
    expect(page.body()).toMatchInlineSnapshot(`"- status: Loading..."`);
  });

  test('looks again when the browser is online again', async () => {
    const denied = aLegacyApplication({ status: 'denied' });
    const page = await drawDecision(at, {
      answers: { [legacyCall]: inTurn(fails(404), () => denied) },
    });
    await allSettled(connectionReturned, { scope: page.scope });
    expect(page.address()).toBe('/declined');
  });

  test('a failed lookup says why, and Try again repeats it', async () => {
    const denied = aLegacyApplication({ status: 'denied' });
    const page = await drawDecision(at, {
      answers: { [legacyCall]: inTurn(fails(404), () => denied) },
    });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "One moment" [level=1]
      - alert: We couldn’t find out what comes next for your application. The server rejected the request: try again or talk to an advisor; nothing is lost.
      - button "Try again""
    `);
    await page.act({ press: 'Try again' });
    expect(page.address()).toBe('/declined');
    expect(page.texts()[0]).toBe("We're sorry...");
  });
});
