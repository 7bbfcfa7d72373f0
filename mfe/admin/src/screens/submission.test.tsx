import { NetworkError } from '@fairlead/contracts';
import { changedLines } from '@fairlead/headless-page/testing/changed-lines';
import { fails } from '@fairlead/mfe-kit/testing';
import { connectionReturned, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aHeldCall } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';
import { threePackages } from '../../testing/three-packages.ts';

/** What is above the board. */
const headOf = (page: Awaited<ReturnType<typeof drawTool>>) =>
  page.snapshot().split('- region "Packages"')[0] ?? '';

test('ADMIN-018 ADMIN-020 ADMIN-022 ADMIN-023 ADMIN-024 the tool has navigation, title, date, interval, status and links', async () => {
  const page = await drawTool(threePackages);
  expect(headOf(page)).toMatchInlineSnapshot(`
    "- navigation "Admin":
      - link "Client" [current]
      - link "Quotes"
      - text: Activity
    - heading "Packages" [level=1]
    - text: Application app_1, expires 12/20/2099
    - button "Copy Market Submission link"
    - link "View submission"
    - textbox "Effective date" [required]: 2099-12-01
    - radiogroup "Billing interval":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - button "Quote Blocked Submission status"
    - button "Show archived packages"
    "
  `);
  await page.act({ press: 'Client' });
  expect(page.followed).toEqual(['/admin/market-submissions/ms_1']);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "user Client",
      "layers Quotes",
      "pulse Activity",
      "link",
      "open",
      "grip",
      "copy",
      "link",
      "open",
      "pencil",
      "cross",
      "lock Package must be In Review to add quotes",
      "grip",
      "copy",
      "link",
      "open",
      "pencil",
      "cross",
      "cross",
    ]
  `);
});

test('ADMIN-068 ADMIN-079 expired quotes lock the board and are refreshed', async () => {
  const held = aHeldCall();
  const quotes = [aQuote({ expiration_date: '2020-01-01' })];
  const page = await drawTool(aSubmission([aPackage('a', { status: 'READY', quotes })]), {
    'refresh-active-packages': held.answer,
  });
  const current = await drawTool(aSubmission([aPackage('a', { status: 'READY' })]));
  expect(changedLines(headOf(current), headOf(page))).toMatchInlineSnapshot(`
    "< - textbox "Effective date" [required]: 2099-12-01
    < - button "Quote Blocked Submission status"
    > - textbox "Effective date" [disabled]: 2099-12-01
    > - button "Quote Blocked Submission status" [disabled]:
    >   - /description: At least one quote of this submission has expired or was canceled. Refresh the packages first.
    > - status:
    >   - text: At least one quote of this submission has expired or was canceled. Refresh the packages to get new quotes.
    >   - button "Refresh packages""
  `);
  page.begin({ press: 'Refresh packages' });
  expect(page.texts()).toContain('Refreshing... This can take up to 2 minutes.');
  expect(page.texts()).not.toContain('Refresh packages');
});

test('a submission that fails to load says what went wrong, and can be requested again', async () => {
  let isDown = true;
  const page = await drawTool(threePackages, {
    'get-admin-market-submission': () => {
      if (isDown) return fails(404)();
      return threePackages;
    },
  });
  expect(page.snapshot().split('- contentinfo')[0]).toMatchInlineSnapshot(`
    "- heading "We couldn’t find this submission" [level=1]
    - text: There’s no market submission with this number. Check the link, or find the client in the client list.
    - button "Try again"
    "
  `);
  isDown = false;
  page.begin({ press: 'Try again' });
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- navigation "Admin": Client Quotes Activity
    - heading "Packages" [level=1]
    - button "Copy Market Submission link"
    - textbox "Effective date" [disabled]
    - radiogroup "Billing interval":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - status: The packages are loading…"
  `);
  await allSettled(page.scope);
  expect(page.texts()).toContain('Packages');
});

test('a submission that failed to load is requested when the browser is online again', async () => {
  let isDown = true;
  const page = await drawTool(threePackages, {
    'get-admin-market-submission': () => {
      if (isDown) throw new NetworkError();
      return threePackages;
    },
  });
  expect(page.texts()).toContain('The submission didn’t load');
  isDown = false;
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.texts()).toContain('Packages');
});

test('ADMIN-003 ADMIN-004 without an application the tool says how to name one', async () => {
  const page = await drawTool(threePackages, {}, { address: '/admin-missing-application' });
  expect(page.snapshot().split('- contentinfo')[0]).toMatchInlineSnapshot(`
    "- heading "Which application?" [level=1]
    - text: Add legacyApplicationId to the URL, or open an application page.
    - text: We can’t open the list of submissions from here.
    - button "Look again"
    "
  `);
});

test('an id that nothing was found for is named on the screen, with the way to another', async () => {
  const page = await drawTool(threePackages, {}, { address: '/admin-missing-application' });
  await allSettled(navigate, {
    scope: page.scope,
    params: { route: 'admin-missing-application', state: { unknownId: '99999' } },
  });
  expect(page.snapshot().split('- contentinfo')[0]).toMatchInlineSnapshot(`
    "- heading "Which application?" [level=1]
    - status: We couldn't find application 99999. Check the number, then add it to the address again: /admin-missing-application?legacyApplicationId=…
    - text: Add legacyApplicationId to the URL, or open an application page.
    - text: We can’t open the list of submissions from here.
    - button "Look again"
    "
  `);
});
