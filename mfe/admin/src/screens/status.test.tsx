import { fails } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aHeldCall } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';
import { threePackages } from '../../testing/three-packages.ts';

test('ADMIN-054 ADMIN-056 the status menu names the states, and says why one is closed', async () => {
  const page = await drawTool(threePackages);
  await page.act({ press: 'Draft Status of Complete' });
  expect(page.snapshot('Status of Complete')).toMatchInlineSnapshot(`
    "- menuitemradio "Draft" [checked]
    - menuitemradio "Ready" ("Ready Packages can only include one quote per product. Remove the extras before publishing.") [disabled]:
      - /description: Packages can only include one quote per product. Remove the extras before publishing.
    - menuitemradio "Archive""
  `);
  await page.act({ press: 'Archive' });
  expect(page.callsOf('archive-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "package_id": "b",
      },
    ]
  `);
});

test('ADMIN-066 releasing asks first, and can be called off', async () => {
  const held = aHeldCall();
  const page = await drawTool(threePackages, { 'release-market-submission': held.answer });
  await page.act({ press: 'Quote Blocked Submission status' });
  expect(page.snapshot('Submission status')).toMatchInlineSnapshot(`
    "- menuitemradio "Quote Blocked Packages can be edited. The client waits." [checked]
    - menuitemradio "Live The client sees 1 ready package.""
  `);
  await page.act({ press: 'Live The client sees 1 ready package.' });
  const asked = page.snapshot('Set this submission to Live?');
  expect(asked).toMatchInlineSnapshot(`
    "- heading "Set this submission to Live?" [level=2]
    - button "Close"
    - text: The client sees now
    - text: Hold tight, we’re updating your insurance packages.
    - text: The client will see
    - text: 1 package
    - text: $100.00/mo
    - list "What becomes of each package":
      - listitem:
        - heading "Growth" [level=3]
        - text: Added
        - list:
          - listitem: 1 coverage in 1 policy
          - listitem: For a funded team.
        - text: $100.00/mo
    - text: Ready packages become Live and can’t be edited until you quote block the submission.
    - button "Cancel"
    - button "Set to Live""
  `);
  await page.act({ press: 'Cancel' });
  expect(page.snapshot()).not.toContain('dialog');
  await page.act(
    { press: 'Quote Blocked Submission status' },
    { press: 'Live The client sees 1 ready package.' },
    { press: 'Close' },
  );
  expect(page.snapshot()).not.toContain('dialog');
  await page.act(
    { press: 'Quote Blocked Submission status' },
    { press: 'Live The client sees 1 ready package.' },
  );
  page.begin({ press: 'Set to Live' });
  expect(page.snapshot('Set this submission to Live?')).toBe(
    asked
      .replace('- button "Cancel"', '- button "Cancel" [disabled]')
      .replace('- button "Set to Live"', '- button "Sending…" [disabled] [busy]'),
  );
});

test('before a release, the dialog compares with what the client saw last', async () => {
  const last_seen = { until: '2026-11-18T15:00:00Z', packages: [] };
  const page = await drawTool({ ...threePackages, client_view: { last_seen, buying: null } });
  await page.act(
    { press: 'Quote Blocked Submission status' },
    { press: 'Live The client sees 1 ready package.' },
  );
  expect(page.texts()).toContain('Since 11/18/2026. Last saw 0 packages.');
  expect(page.texts()).toContain('Compared with what the client saw until 11/18/2026.');
});

test('before a block, the dialog says which package the client may be paying, and that all disappear', async () => {
  const buying = { package_id: 'a', since: '2026-11-20T10:42:00' };
  const page = await drawTool({
    ...threePackages,
    status: 'RELEASED',
    client_view: { last_seen: null, buying },
  });
  await page.act({ press: 'Live Submission status' });
  await page.act({ press: 'Quote Block Packages can be edited. The client waits.' });
  expect(page.snapshot('Quote block this submission?')).toMatchInlineSnapshot(`
    "- heading "Quote block this submission?" [level=2]
    - button "Close"
    - text: The client sees now
    - text: 1 package
    - text: $100.00/mo
    - text: The client will see
    - text: Hold tight, we’re updating your insurance packages.
    - text: With a Talk to an Advisor action, and no prices
    - status: The client chose Growth at 10:42 AM and may be paying now. Nobody can pay while the submission is quote blocked.
    - list "What becomes of each package":
      - listitem:
        - heading "Growth" [level=3]
        - text: Hidden
        - list:
          - listitem: Live becomes Ready. You can edit its quotes.
        - text: $100.00/mo
    - text: You can request quotes while the submission is quote blocked.
    - button "Cancel"
    - button "Quote Block""
  `);
});

test('ADMIN-067 without a ready package the submission stays blocked, and says why', async () => {
  const page = await drawTool(aSubmission([aPackage('b')]));
  expect(
    page.snapshot().match(/.*Submission status"[\s\S]*?\n.*description.*/)?.[0],
  ).toMatchInlineSnapshot(`
    "- button "Quote Blocked Submission status" [disabled]:
      - /description: There are no ready packages. Please set a package to ready to proceed."
  `);
});

test('ADMIN-069 ADMIN-043 a bound submission has no status menu, and its packages a banner', async () => {
  const quotes = [aQuote({ status: 'BOUND' })];
  const page = await drawTool(
    aSubmission([aPackage('a', { status: 'READY', quotes })], { status: 'BOUND' }),
  );
  expect(page.snapshot()).not.toContain('Submission status');
  expect(page.snapshot('Package Package a')).toMatchInlineSnapshot(`
    "- text: BOUND
    - button "Move package Package a" [disabled]:
      - /description: The submission is bound. Its packages stay as they are.
    - button "Duplicate Package a" [disabled]:
      - /description: The submission is bound. Its packages stay as they are.
    - button "Copy link to Package a"
    - link "View Package a in a new tab"
    - button "Move Package a to…" [disabled]:
      - /description: The submission is bound. Its packages stay as they are.
    - text: Live
    - heading "Package a" [level=2]:
      - button "Edit name and description of Package a" [disabled]:
        - /description: The submission is bound. Its packages stay as they are.
    - text: For a funded team.
    - text: $100.00 /mo
    - group "Recommended: Package a":
      - switch "Recommended: Package a" [disabled]
    - heading "General Liability Policy" [level=3]
    - article:
      - heading "General Liability" [level=4]:
        - button "Details of General Liability in Package a" ("General Liability")
      - text: $100.00 /mo
      - button "Move General Liability of Package a to…" [disabled]:
        - /description: The submission is bound. Its packages stay as they are.
      - button "Remove General Liability from Package a" [disabled]:
        - /description: The submission is bound. Its packages stay as they are.
      - term: General Liability
      - definition: Limit $2M
      - definition: Out-of-pocket $500"
  `);
  expect(page.icons()).toEqual(expect.arrayContaining(['lock BOUND', 'check Live']));
});

test('ADMIN-044 quotes that wait to be bound are marked', async () => {
  const quotes = [aQuote({ status: 'BIND_REQUESTED' })];
  const page = await drawTool(
    aSubmission([aPackage('a', { status: 'READY', quotes })], { status: 'BIND_REQUESTED' }),
  );
  expect(page.icons()).toContain('clock BIND REQUESTED');
});

test('ADMIN-059 a refused status shows a message in the column, which can be dismissed', async () => {
  const page = await drawTool(threePackages, { 'archive-package': fails(409) });
  await page.act({ press: 'Draft Status of Complete' }, { press: 'Archive' });
  expect(
    page.snapshot('Package Complete').match(/alert[\s\S]*?button.*/)?.[0],
  ).toMatchInlineSnapshot(`
    "alert:
      - text: We couldn’t set Complete to Archived. The server refused it and gave no reason. The package keeps its previous status.
      - button "Dismiss""
  `);
  await page.act({ press: 'Dismiss' });
  expect(page.snapshot()).not.toContain('alert');
});

test('a submission that does not move says so above the columns', async () => {
  const page = await drawTool(threePackages, { 'release-market-submission': fails(500) });
  await page.act(
    { press: 'Quote Blocked Submission status' },
    { press: 'Live The client sees 1 ready package.' },
    { press: 'Set to Live' },
  );
  expect(page.snapshot().match(/alert[\s\S]*?button.*/)?.[0]).toMatchInlineSnapshot(`
    "alert:
      - text: We couldn’t set the submission to Live. It’s still Quote Blocked. Try again.
      - button "Dismiss""
  `);
  await page.act({ press: 'Dismiss' });
  expect(page.snapshot()).not.toContain('alert');
});
