import { fails } from '@fairlead/mfe-kit/testing';
import { connectionReturned } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aHeldCall } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

type Page = Awaited<ReturnType<typeof drawTool>>;

const ready = aPackage('a', { name: 'Growth', status: 'READY' });
const expired = aSubmission([ready], { expiration_date: '2020-11-01' });
const above = (page: Page) => page.snapshot().match(/- (status|alert):[\s\S]*?- button.*/)?.[0];

test('ADMIN-073 an expired application is announced in a dialog, then above the columns', async () => {
  const page = await drawTool(expired);
  expect(page.snapshot('Application expired')).toMatchInlineSnapshot(`
    "- heading "Application expired" [level=2]
    - button "Close"
    - text: Your application expired on 11/01/2020. To continue, please review and update your information, including any recent claims from the last 60 days.
    - button "Go to review""
  `);
  await page.act({ press: 'Close' });
  expect(page.snapshot()).not.toContain('dialog');
  expect(above(page)).toMatchInlineSnapshot(`
    "- status:
      - text: Your application expired on 11/01/2020. To continue, please review and update your information, including any recent claims from the last 60 days.
      - button "Go to review""
  `);
  await page.act({ press: 'Go to review' });
  expect(page.history.current().address).toBe('/application/app_1/review');
});

test('while it is unlocked for its review, the dialog says so', async () => {
  const page = await drawTool(expired, { 'unlock-application': aHeldCall().answer });
  page.begin({ press: 'Go to review' });
  expect(page.snapshot('Application expired')).toMatchInlineSnapshot(`
    "- heading "Application expired" [level=2]
    - button "Close"
    - text: Your application expired on 11/01/2020. To continue, please review and update your information, including any recent claims from the last 60 days.
    - button "Opening…" [disabled] [busy]"
  `);
});

test('ADMIN-073 a package of an expired application stays as it is, and says why', async () => {
  const page = await drawTool(expired);
  await page.act({ press: 'Close' });
  expect(page.snapshot('Package Growth').split('- heading "General')[0]).toMatchInlineSnapshot(`
    "- button "Move package Growth" [disabled]:
      - /description: The application has expired. Review it first.
    - button "Duplicate Growth" [disabled]:
      - /description: The application has expired. Review it first.
    - button "Copy link to Growth"
    - link "View Growth in a new tab"
    - button "Move Growth to…" [disabled]:
      - /description: The application has expired. Review it first.
    - button "Ready Status of Growth" [disabled]:
      - /description: The application has expired. Review it first.
    - heading "Growth" [level=2]:
      - button "Edit name and description of Growth" [disabled]:
        - /description: The application has expired. Review it first.
    - text: For a funded team.
    - text: $100.00 /mo
    - group "Recommended: Growth":
      - switch "Recommended: Growth" [disabled]
    "
  `);
});

test.each([
  ['PENDING', 'Pending'],
  ['INVALIDATED', 'Invalidated'],
])('ADMIN-053 a package that is %s shows its status alone', async (status, label) => {
  const page = await drawTool(aSubmission([aPackage('a', { status })]));
  expect(page.snapshot('Package Package a')).not.toContain('Status of Package a');
  expect(page.texts()).toContain(label);
  expect(page.icons()).not.toContain(`check ${label}`);
});

test('ADMIN-063 a submission that is being prepared shows its status alone', async () => {
  const page = await drawTool(aSubmission([ready], { status: 'REQUESTED' }));
  expect(page.snapshot()).not.toContain('Submission status');
  expect(page.texts()).toContain('Requested');
});

test('ADMIN-079 while the packages are refreshed the focus is on what says so', async () => {
  const quotes = [aQuote({ expiration_date: '2020-01-01' })];
  const page = await drawTool(aSubmission([aPackage('a', { quotes })]), {
    'refresh-active-packages': aHeldCall().answer,
  });
  expect(page.focused()).toBeNull();
  page.begin({ press: 'Refresh packages' });
  expect(page.focused()).toBe('Refreshing... This can take up to 2 minutes.');
});

test('a board that could not be loaded again is loaded when the browser is online again', async () => {
  let isDown = false;
  const page = await drawTool(aSubmission([ready]), {
    'get-admin-market-submission': () => (isDown ? fails(500)() : aSubmission([ready])),
  });
  isDown = true;
  await page.act({ press: 'Ready Status of Growth' }, { press: 'Archive' });
  expect(above(page)).toContain('We couldn’t reload the submission.');
  isDown = false;
  await allSettled(connectionReturned, { scope: page.scope });
  expect(above(page)).toBeUndefined();
});

test('a board that could not be loaded again says so, and loads when asked', async () => {
  let isDown = false;
  const page = await drawTool(aSubmission([ready]), {
    'get-admin-market-submission': () => (isDown ? fails(500)() : aSubmission([ready])),
  });
  isDown = true;
  await page.act({ press: 'Ready Status of Growth' }, { press: 'Archive' });
  expect(above(page)).toMatchInlineSnapshot(`
    "- alert:
      - text: We couldn’t reload the submission. What you see may be out of date.
      - button "Try again""
  `);
  isDown = false;
  await page.act({ press: 'Try again' });
  expect(above(page)).toBeUndefined();
});
