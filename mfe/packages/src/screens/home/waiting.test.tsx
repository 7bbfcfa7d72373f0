import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { drawHome, home, withSubmission } from '../../../testing/draw-home.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';

test('PACKAGES-019 a quote-blocked submission says that the packages are being updated', async () => {
  const page = await drawHome({ status: 'QUOTE_BLOCKED' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Hold tight, we’re updating your insurance packages." [level=1]
    - text: We’re working on your packages and they’ll be back here shortly. You don’t need to do anything.
    - button "Talk to an Advisor""
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.chats.length).toBe(1);
});

test('PACKAGES-030 PACKAGES-031 PACKAGES-032 after repricing a blocked quote is with an advisor', async () => {
  const page = await drawScreen(
    `${home}/gtm-review-block`,
    withSubmission({ status: 'QUOTE_BLOCKED' }),
  );
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- heading "Hold tight, we’re updating your insurance packages." [level=1]
    - text: An advisor is reviewing your request. This takes up to 2 business days, and we’ll email you when your packages are ready.
    - button "Talk to an Advisor"
    - contentinfo:
      - text: Your responses are kept confidential under our
      - link "Terms of Use (opens in a new tab)"
      - text: and
      - link "Privacy Notice (opens in a new tab)"
      - text: .
      - text: © 2026 Fairlead"
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.chats.length).toBe(1);
});

test('PACKAGES-050 a failed submission says so, and an advisor can be asked', async () => {
  const page = await drawHome({ status: 'FAILED', packages: [] });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "We couldn’t prepare your packages" [level=1]
    - text: Your application is safe, but we didn’t get the insurer’s response. We’ve let an advisor know, and they’ll email you within one business day.
    - button "Talk to an Advisor""
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.chats.length).toBe(1);
});

test('PACKAGES-020 PACKAGES-044 PACKAGES-045 PACKAGES-046 the waiting screen names three steps, then says how long it takes', async () => {
  const page = await drawHome({ status: 'CREATED', packages: [] });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Keep this page open. It continues automatically.
    - status: Analyzing application…
    - list:
      - listitem [current]: Analyzing application…
      - listitem: Evaluating risks…
      - listitem: Requesting quotes…"
  `);
  await page.pass(6_000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Keep this page open. It continues automatically.
    - status: Evaluating risks…
    - list:
      - listitem: Analyzing application… done
      - listitem [current]: Evaluating risks…
      - listitem: Requesting quotes…"
  `);
  await page.pass(8_000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Keep this page open. It continues automatically.
    - status: Requesting quotes…
    - list:
      - listitem: Analyzing application… done
      - listitem: Evaluating risks… done
      - listitem [current]: Requesting quotes…"
  `);
  await page.pass(8_000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Preparing your packages takes up to 2 minutes. Keep this page open. It continues automatically.
    - status: Preparing your packages takes up to 2 minutes.
    - list:
      - listitem: Analyzing application… done
      - listitem: Evaluating risks… done
      - listitem: Requesting quotes… done"
  `);
});

test('packages that are on their way are announced in their place, with nothing that suits only those that are ready', async () => {
  const page = await drawHome({}, { 'get-market-submission': noAnswerYet });
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: Your Package Options
    - text: Tailored to your company's industry, stage, and risks.
    - text: Innovative coverage for startups, with terms that keep up with how you work.
    - status: Your packages are loading…"
  `);
});

test('PACKAGES-033 a blocked renewal is reviewed in a call, which is scheduled in the chat', async () => {
  const page = await drawHome({ status: 'QUOTE_BLOCKED', is_renewal: true });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Let's schedule a call to review your quote." [level=1]
    - text: This renewal is easier to go through together. Pick a time, and an advisor will walk you through the changes.
    - button "Choose a time""
  `);
});
