import { fails, failsWithCode, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aChild, aLegacyApplication, anIntroSet, aRenewal } from '../../testing/builders.ts';
import { drawRenewal } from '../../testing/draw-renewal.ts';
import { confirmPage, landing } from '../../testing/open-renewal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const checkbox = 'I checked this address and it is correct.';

test('RENEWAL-007 RENEWAL-008 SHELL-015 the landing page says what is ahead and begins the renewal', async () => {
  const page = await drawRenewal();
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "It’s time to renew" [level=1]
    - text: Your policies end on 12/30/2026. We kept last year’s answers: check what changed, add any claims, and you’re done in about ten minutes.
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
    'We kept last year’s answers: check what changed, add any claims, and you’re done in about ten minutes.',
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
    - alert: We couldn’t load your renewal. The server rejected the request. Try again or talk to an advisor; nothing is lost.
    - button "Try again""
  `);
});

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

test('RENEWAL-010 Update opens the address fields under the second title', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act({ press: 'Update' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- navigation "Your renewal":
      - list:
        - listitem [current]: Information Update
        - listitem: Core Questions
        - listitem: Review
        - listitem: Payment Options
        - listitem: Sign Policy
    - progressbar "Renewal progress": 6
    - heading "Please update your business address" [level=1]
    - text: Your address decides which state’s rules and taxes apply.
    - text: Start typing, then choose a match.
    - combobox "Street address" [required]
    - textbox "Suite or unit (optional)"
    - text: Today we have 840 Capstan Street, Floor 2, Baltimore, MD 21202.
    - button "Keep this address"
    - separator
    - checkbox "I checked this address and it is correct." [required]
    - status: A move to another state can change your coverages and your price. Your current policies stay as they are until 12/30/2026.
    - button "Back"
    - button "CONFIRM & CONTINUE""
  `);
  await page.act({ press: 'Keep this address' });
  expect(page.body()).toContain('Is your primary business address up to date?');
});

test('a new address is chosen from the list, as on the intake form', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act(
    { press: 'Update' },
    { suggest: 'Street address', with: '951' },
    { press: '951 Quarry Walk Indianapolis, IN' },
    { check: checkbox },
    { press: 'CONFIRM & CONTINUE' },
  );
  expect(page.callsOf('create-renewal')).toHaveLength(1);
  expect(page.address()).toBe('/application/app_child/resume');
});

test('a renewal that could not begin says so over the form', async () => {
  const page = await drawRenewal(confirmPage, { answers: { 'create-renewal': fails(500) } });
  await page.act({ check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.texts()).toContain('We couldn’t start your renewal. Try again.');
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

test.each(['/renew', '/renew-information-confirm'])('%s without a policy crashes', async (at) => {
  await expect(async () => (await drawRenewal(at)).body()).rejects.toThrow(
    'The legacyApplicationId of the policy to renew is missing in the address',
  );
});

test('the focus follows Update and the way back, and goes to what is wrong', async () => {
  const page = await drawRenewal(confirmPage);
  expect(page.focused()).toBeNull();
  await page.act({ press: 'CONFIRM & CONTINUE' });
  expect(page.focused()).toBe(checkbox);
  await page.act({ press: 'Update' });
  expect(page.focused()).toBe('Street address');
  await page.act({ press: 'Keep this address' });
  expect(page.focused()).toBe('Update');
  await page.act({ press: 'Update' }, { check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.focused()).toBe('Street address');
});

test('what is entered stays in the fields, and what is missing is at the street', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act({ press: 'Update' }, { check: checkbox });
  expect(page.body()).toContain(`checkbox "${checkbox}" [checked] [required]`);
  await page.act({ press: 'CONFIRM & CONTINUE' });
  expect(page.body()).toContain(
    'Street address: Enter your address and select the matching result',
  );
  await page.act(
    { suggest: 'Street address', with: '951' },
    { press: '951 Quarry Walk Indianapolis, IN' },
    { fill: 'Suite or unit (optional)', with: 'Floor 3' },
  );
  expect(page.body()).toContain('951 Quarry Walk, Indianapolis, IN 46204');
  expect(page.body()).toContain('textbox "Suite or unit (optional)": Floor 3');
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

test('other terms are told with the day until which the policy holds', async () => {
  const page = await drawRenewal(confirmPage, {
    answers: { 'create-renewal': failsWithCode(409, 'conditional_renewal') },
  });
  await page.act({ check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.texts().join(' ')).toContain('Your current policy stays in force until 12/30/2026.');
});
