import { ApiError, NetworkError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { connectionReturned } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawHome } from '../../../testing/draw-home.ts';

const expired = {
  packages: [
    aPackage('pk_1', { quotes: [aQuote('a', { expiration_date: '2026-11-10' })] }),
    aPackage('pk_2'),
  ],
};

test('ERROR-060 a submission that does not load shows the error page, from which it is asked for again', async () => {
  let isUp = false;
  const page = await drawHome(
    {},
    {
      'get-market-submission': () => {
        if (isUp) return aSubmission();
        throw new ApiError(400);
      },
    },
  );
  expect(page.body()).toMatchInlineSnapshot(`
    "- alert:
      - heading "Something went sideways." [level=1]
      - text: Unable to fetch market submission
      - button "TALK TO AN ADVISOR"
      - button "Try again""
  `);
  await page.act({ press: 'TALK TO AN ADVISOR' });
  expect(page.chats.length).toBe(1);
  isUp = true;
  await page.act({ press: 'Try again' });
  expect(page.texts()).toContain('Your Package Options');
});

test('a lost connection is named, and the packages load when the browser is online again', async () => {
  let isUp = false;
  const page = await drawHome(
    {},
    {
      'get-market-submission': () => {
        if (isUp) return aSubmission();
        throw new NetworkError();
      },
    },
  );
  await page.pass(3000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- alert:
      - heading "Something went sideways." [level=1]
      - text: Unable to fetch market submission. The server didn’t respond: check your connection and try again; nothing is lost.
      - button "Try again"
      - button "TALK TO AN ADVISOR""
  `);
  isUp = true;
  void allSettled(connectionReturned, { scope: page.scope });
  await page.pass(0);
  expect(page.texts()).toContain('Your Package Options');
});

test('PACKAGES-049 PACKAGES-051 expired prices are refreshed from the prompt, which says how long it takes', async () => {
  const page = await drawHome(expired, { 'refresh-active-packages': noAnswerYet });
  expect(page.snapshot('These prices have expired')).toMatchInlineSnapshot(`
    "- heading "These prices have expired" [level=2]
    - text: They were good through 11/10/2026. Refresh them to continue. Your choices stay the same, but amounts may change.
    - button "Refresh prices""
  `);
  await page.act({ press: 'Refresh prices' });
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- heading "We’re updating your prices" [level=1]
    - status: Refreshing... This can take up to 2 minutes.
    - text: The limits you chose won’t change.
    - contentinfo:
      - text: Your responses are kept confidential under our
      - link "Terms of Use (opens in a new tab)"
      - text: and
      - link "Privacy Notice (opens in a new tab)"
      - text: .
      - text: © 2026 Fairlead"
  `);
});

test('prices that were canceled are refreshed, without a day through which they were good', async () => {
  const page = await drawHome({
    packages: [aPackage('pk_1', { quotes: [aQuote('a', { status: 'CANCELED' })] })],
  });
  expect(page.texts()).toContain(
    'Refresh them to continue. Your choices stay the same, but amounts may change.',
  );
});

test('PACKAGES-052 ERROR-055 ERROR-056 an expired application is announced in a dialog that leads to the review', async () => {
  const page = await drawHome(
    { expiration_date: '2026-11-19' },
    { 'unlock-application': () => ({}) },
  );
  expect(page.snapshot('Application expired')).toMatchInlineSnapshot(`
    "- heading "Application expired" [level=2]
    - text: Your application expired on 11/19/2026. To continue, please review and update your information, including any recent claims from the last 60 days.
    - button "Go to review""
  `);
  await page.act({ press: 'Go to review' });
  expect(page.address()).toBe('/application/app_1/review');
});
