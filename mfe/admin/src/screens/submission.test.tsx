import { expect, test } from 'vitest';
import { aHeldCall, refused } from '../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../testing/submission.ts';
import { drawTool } from './testing/draw-tool.ts';

const packages = [
  aPackage('a', { name: 'Growth', status: 'READY', order: 1 }),
  aPackage('b', {
    name: 'Complete',
    order: 2,
    quotes: [aQuote({ annual_quote_id: 'b1' }), aQuote({ annual_quote_id: 'b2' })],
  }),
  aPackage('c', { name: 'Old', status: 'ARCHIVED', order: 3 }),
];
const submission = aSubmission(packages);

test('ADMIN-018 ADMIN-020 ADMIN-022 ADMIN-023 ADMIN-024 the tool has navigation, title, date, interval, status and links', async () => {
  const page = await drawTool(submission);
  const [head] = page.snapshot().split('- region "Packages"');
  expect(head).toMatchInlineSnapshot(`
    "- navigation "Admin":
      - link "Client" [current]
      - text: Quotes Activity
    - heading "Packages" [level=1]
    - text: Application app_1, expires 12/20/2099
    - button "Copy Market Submission link":
      - /description: Copy Market Submission link
    - link "View submission":
      - /description: View submission
    - textbox "Effective date": 2099-12-01
    - radiogroup "Billing interval":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - button "Quote Blocked Submission status"
    - button "Show archived packages"
    "
  `);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "user Client",
      "layers Quotes",
      "pulse Activity",
      "link",
      "open",
      "copy",
      "link",
      "open",
      "pencil",
      "copy",
      "link",
      "open",
      "pencil",
    ]
  `);
});

test('ADMIN-038 ADMIN-040 ADMIN-041 ADMIN-042 a column has its tools, name, description, price, switch and quotes', async () => {
  const page = await drawTool(submission);
  expect(page.snapshot('Package Growth')).toMatchInlineSnapshot(`
    "- button "Duplicate Growth":
      - /description: Duplicate Growth
    - button "Copy link to Growth":
      - /description: Copy link to Growth
    - link "View Growth in a new tab":
      - /description: View Growth in a new tab
    - button "Ready Status of Growth"
    - heading "Growth" [level=2]:
      - button "Edit name and description of Growth":
        - /description: Edit name and description of Growth
    - text: For a funded team.
    - text: $100.00 /mo
    - switch "Recommended: Growth"
    - heading "General Liability Policy" [level=3]
    - article:
      - heading "General Liability" [level=4]:
        - button "Details of General Liability in Growth" ("General Liability")
      - text: $100.00 /mo
      - term: General Liability
      - definition: $2M
      - definition: $500"
  `);
  await page.act({ choose: 'ANNUALLY', of: 'Billing interval' });
  expect(page.snapshot('Package Growth')).toContain('$1,164.00 /yr');
});

test('ADMIN-097 a package with two quotes of a product warns, and cannot be recommended', async () => {
  const page = await drawTool(submission);
  expect(page.snapshot('Package Complete')).toMatchInlineSnapshot(`
    "- button "Duplicate Complete":
      - /description: Duplicate Complete
    - button "Copy link to Complete":
      - /description: Copy link to Complete
    - link "View Complete in a new tab":
      - /description: View Complete in a new tab
    - button "Draft Status of Complete"
    - heading "Complete" [level=2]:
      - button "Edit name and description of Complete":
        - /description: Edit name and description of Complete
    - text: For a funded team.
    - text: $200.00 /mo
    - group "Recommended: Complete":
      - switch "Recommended: Complete" [disabled]
    - status: Packages can only include one quote per product. Remove the extras before publishing.
    - heading "General Liability Policy" [level=3]
    - article:
      - heading "General Liability" [level=4]:
        - button "Details of General Liability in Complete" ("General Liability")
      - text: $100.00 /mo
      - term: General Liability
      - definition: $2M
      - definition: $500
    - article:
      - heading "General Liability" [level=4]:
        - button "Details of General Liability in Complete" ("General Liability")
      - text: $100.00 /mo
      - term: General Liability
      - definition: $2M
      - definition: $500"
  `);
});

test('ADMIN-038 ADMIN-054 ADMIN-056 the status menu names the states, and says why one is closed', async () => {
  const page = await drawTool(submission);
  await page.act({ press: 'Draft Status of Complete' });
  expect(page.snapshot('Status of Complete')).toMatchInlineSnapshot(`
    "- menuitemradio "Draft" [checked]
    - menuitemradio "Ready" ("Ready Packages can only include one quote per product. Remove the extras before publishing.") [disabled]:
      - /description: Packages can only include one quote per product. Remove the extras before publishing.
    - menuitemradio "Archive""
  `);
  await page.act({ press: 'Archive' });
  expect(page.named('archive-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "package_id": "b",
      },
    ]
  `);
});

test('ADMIN-025 archived packages are shown and hidden', async () => {
  const page = await drawTool(submission);
  expect(page.snapshot()).not.toContain('Package Old');
  await page.act({ press: 'Show archived packages' });
  expect(page.snapshot('Package Old')).toMatchInlineSnapshot(`
    "- button "Duplicate Old":
      - /description: Duplicate Old
    - button "Copy link to Old":
      - /description: Copy link to Old
    - link "View Old in a new tab":
      - /description: View Old in a new tab
    - button "Archived Status of Old"
    - heading "Old" [level=2]:
      - button "Edit name and description of Old" [disabled]:
        - /description: Restore the package to edit it.
    - text: For a funded team.
    - text: $100.00 /mo
    - group "Recommended: Old":
      - switch "Recommended: Old" [disabled]
    - heading "General Liability Policy" [level=3]
    - article:
      - heading "General Liability" [level=4]:
        - button "Details of General Liability in Old" ("General Liability")
      - text: $100.00 /mo
      - term: General Liability
      - definition: $2M
      - definition: $500"
  `);
  await page.act({ press: 'Hide archived packages' });
  expect(page.snapshot()).not.toContain('Package Old');
});

test('ADMIN-040 ADMIN-092 ADMIN-093 name and description are edited in place', async () => {
  const held = aHeldCall();
  const page = await drawTool(submission, { 'update-package': held.answer });
  await page.act({ press: 'Edit name and description of Growth' });
  expect(page.snapshot('Name and description of Growth')).toMatchInlineSnapshot(`
    "- heading "Growth" [level=2]
    - textbox "Package name" [required]: Growth
    - textbox "Description (optional)": For a funded team.
    - button "Save" [disabled]
    - button "Cancel""
  `);
  await page.act({ fill: 'Package name', with: ' ' });
  expect(page.snapshot('Name and description of Growth')).toMatchInlineSnapshot(`
    "- heading "Growth" [level=2]
    - textbox "Package name" [required] [invalid]
    - text: Package name is required
    - textbox "Description (optional)": For a funded team.
    - button "Save" [disabled]
    - button "Cancel""
  `);
  await page.act({ press: 'Cancel' });
  expect(page.snapshot()).not.toContain('Name and description of Growth"');
  await page.act(
    { press: 'Edit name and description of Growth' },
    { fill: 'Package name', with: 'Scale' },
    { fill: 'Description (optional)', with: 'For many.' },
  );
  page.begin({ press: 'Save' });
  expect(page.snapshot('Name and description of Growth')).toMatchInlineSnapshot(`
    "- heading "Growth" [level=2]
    - textbox "Package name" [required]: Scale
    - textbox "Description (optional)": For many.
    - button "Saving…" [disabled] [busy]
    - button "Cancel" [disabled]"
  `);
  expect(page.named('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "description": "For many.",
        "name": "Scale",
        "package_id": "a",
      },
    ]
  `);
});

test('ADMIN-066 releasing asks first, and can be called off', async () => {
  const held = aHeldCall();
  const page = await drawTool(submission, { 'release-market-submission': held.answer });
  await page.act({ press: 'Quote Blocked Submission status' });
  expect(page.snapshot('Submission status')).toMatchInlineSnapshot(`
    "- menuitemradio "Quote Blocked Packages can be edited. The client waits." [checked]
    - menuitemradio "Live The client sees 1 ready package.""
  `);
  await page.act({ press: 'Live The client sees 1 ready package.' });
  expect(page.snapshot('Set this submission to Live?')).toMatchInlineSnapshot(`
    "- heading "Set this submission to Live?" [level=2]
    - button "Close"
    - text: The client sees 1 ready package from now on. No further package can be set to Live until you quote block the submission.
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
  expect(page.snapshot('Set this submission to Live?')).toMatchInlineSnapshot(`
    "- heading "Set this submission to Live?" [level=2]
    - button "Close"
    - text: The client sees 1 ready package from now on. No further package can be set to Live until you quote block the submission.
    - button "Cancel" [disabled]
    - button "Sending…" [disabled] [busy]"
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
    - button "Duplicate Package a" [disabled]:
      - /description: The submission is bound. Its packages stay as they are.
    - button "Copy link to Package a":
      - /description: Copy link to Package a
    - link "View Package a in a new tab":
      - /description: View Package a in a new tab
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
      - term: General Liability
      - definition: $2M
      - definition: $500"
  `);
  expect(page.icons()).toContain('lock BOUND');
});

test('ADMIN-044 quotes that wait to be bound are marked', async () => {
  const quotes = [aQuote({ status: 'BIND_REQUESTED' })];
  const page = await drawTool(
    aSubmission([aPackage('a', { status: 'READY', quotes })], { status: 'BIND_REQUESTED' }),
  );
  expect(page.icons()).toContain('clock BIND REQUESTED');
});

test('ADMIN-070 a request for a quote has a status in place of a price', async () => {
  const page = await drawTool(
    aSubmission([
      aPackage('a', {
        quotes: [],
        coverage_requests: [
          aRequest(),
          aRequest({ id: 'cr_2', status: 'DECLINED', product_name: 'SGL' }),
        ],
      }),
    ]),
  );
  expect(
    page.snapshot('Package Package a').match(/- (article|heading|text|term|definition).*/g),
  ).toMatchInlineSnapshot(`
    [
      "- heading "Package a" [level=2]:",
      "- text: For a funded team.",
      "- text: $0.00 /mo",
      "- heading "General Liability Policy" [level=3]",
      "- article:",
      "- heading "General Liability" [level=4]",
      "- text: Declined",
      "- term: Directors & Officers",
      "- definition: $3M",
      "- definition: $10K",
      "- heading "Management & Professional Liability Policy" [level=3]",
      "- article:",
      "- heading "Management Liability" [level=4]",
      "- text: Under Review",
      "- term: Directors & Officers",
      "- definition: $3M",
      "- definition: $10K",
    ]
  `);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "user Client",
      "layers Quotes",
      "pulse Activity",
      "link",
      "open",
      "copy",
      "link",
      "open",
      "pencil",
      "cross Declined",
      "clock Under Review",
    ]
  `);
});

test('a package without quotes, and a submission without packages, say so', async () => {
  const page = await drawTool(aSubmission([aPackage('a', { quotes: [] })]));
  expect(page.texts()).toContain('No quotes in this package yet.');
  const empty = await drawTool(aSubmission([]));
  expect(empty.texts()).toContain(
    'This submission has no packages yet. They appear here when the quotes arrive.',
  );
});

test('ADMIN-035 a quote opens beside the board with Details, Pricing and Notes to UW', async () => {
  const page = await drawTool(submission);
  await page.act({ press: 'Details of General Liability in Growth' });
  expect(page.snapshot('General Liability Policy')).toMatchInlineSnapshot(`
    "- heading "General Liability Policy" [level=2]
    - text: expires 12/15/2099
    - button "Close":
      - /description: Close
    - tablist "General Liability Policy":
      - tab "Details" [selected]
      - tab "Pricing"
      - tab "Notes to UW"
    - tabpanel "Details":
      - term: Occurrence Limit
      - definition: $1,000,000
      - term: Aggregate Limit
      - definition: $2,000,000
      - term: Deductible
      - definition: $500"
  `);
  await page.act({ press: 'Pricing' });
  expect(page.snapshot('General Liability Policy')).toMatchInlineSnapshot(`
    "- heading "General Liability Policy" [level=2]
    - text: expires 12/15/2099
    - button "Close":
      - /description: Close
    - tablist "General Liability Policy":
      - tab "Details"
      - tab "Pricing" [selected]
      - tab "Notes to UW"
    - tabpanel "Pricing":
      - radiogroup "Billing interval of General Liability Policy":
        - radio "MONTHLY" [checked]
        - radio "ANNUALLY"
      - text: $100.00/mo
      - table "Pricing":
        - rowgroup:
          - row:
            - columnheader: Premium
            - columnheader: Per year
            - columnheader: Per month
        - rowgroup:
          - row:
            - rowheader: General Liability
            - cell: $1,200.00
            - cell: $100.00
        - rowgroup:
          - row:
            - rowheader: Total
            - cell: $1,200.00
            - cell: $100.00"
  `);
  await page.act({ press: 'Notes to UW' });
  expect(page.texts()).toContain('There are no notes to the underwriter.');
  await page.act({ press: 'Close' });
  expect(page.snapshot()).not.toContain('region "General Liability Policy"');
});

test('ADMIN-036 a quote of several coverages has a tab for each', async () => {
  const quote = aQuote();
  const [gl] = quote.coverages;
  if (!gl) throw new Error('The quote has no coverage');
  const coverages = [gl, { ...gl, unique_name: 'ebl', limits: [], out_of_pockets: [] }];
  const page = await drawTool(aSubmission([aPackage('a', { quotes: [aQuote({ coverages })] })]));
  await page.act({ press: 'Details of General Liability in Package a' });
  expect(page.snapshot('Coverages')).toMatchInlineSnapshot(`
    "- tab "General Liability" [selected]
    - tab "Employee Benefits Liability""
  `);
  await page.act({ press: 'Employee Benefits Liability' });
  expect(page.snapshot('Coverages')).toMatchInlineSnapshot(`
    "- tab "General Liability"
    - tab "Employee Benefits Liability" [selected]"
  `);
});

test('ADMIN-059 a status that is refused is said in the column, and can be dismissed', async () => {
  const page = await drawTool(submission, { 'archive-package': refused(409) });
  await page.act({ press: 'Draft Status of Complete' }, { press: 'Archive' });
  expect(
    page.snapshot('Package Complete').match(/alert[\s\S]*?button.*/)?.[0],
  ).toMatchInlineSnapshot(`
    "alert:
      - text: You set Complete to Archive. The server refused, because the package has changed. The earlier status is shown again. Look at the package and repeat the change.
      - button "Dismiss""
  `);
  await page.act({ press: 'Dismiss' });
  expect(page.snapshot()).not.toContain('alert');
});

test('a submission that does not move says so above the columns', async () => {
  const page = await drawTool(submission, { 'release-market-submission': refused(500) });
  await page.act(
    { press: 'Quote Blocked Submission status' },
    { press: 'Live The client sees 1 ready package.' },
    { press: 'Set to Live' },
  );
  expect(page.snapshot().match(/alert[\s\S]*?button.*/)?.[0]).toMatchInlineSnapshot(`
    "alert:
      - text: You set the submission to Live. That did not go through. The present status is shown. Look at it and repeat the change.
      - button "Dismiss""
  `);
  await page.act({ press: 'Dismiss' });
  expect(page.snapshot()).not.toContain('alert');
});

test('ADMIN-094 a package is recommended by its switch, or says why not', async () => {
  const page = await drawTool(submission);
  await page.act({ check: 'Recommended: Growth' });
  expect(page.named('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "package_id": "a",
        "recommended": true,
      },
    ]
  `);
});

test('ADMIN-038 links are copied and a package duplicated from its column', async () => {
  const copied: string[] = [];
  const held = aHeldCall();
  const page = await drawTool(
    submission,
    { 'duplicate-package': held.answer },
    { clipboard: (text) => void copied.push(text) },
  );
  await page.act(
    { press: 'Copy link to Growth' },
    { press: 'Copy Market Submission link' },
    { press: 'View submission' },
    { press: 'View Growth in a new tab' },
  );
  page.begin({ press: 'Duplicate Growth' });
  expect([...copied, ...page.followed]).toMatchInlineSnapshot(`
    [
      "http://localhost/market-submission/ms_1/packages/a",
      "http://localhost/market-submission/ms_1",
      "/admin/market-submission/ms_1",
      "/admin/market-submission/ms_1/packages/a",
    ]
  `);
  expect(page.named('duplicate-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "is_client_custom_package": false,
        "original_package_id": "a",
        "status": "IN_REVIEW",
      },
    ]
  `);
});

test('ADMIN-068 ADMIN-079 expired quotes lock the board and are refreshed', async () => {
  const held = aHeldCall();
  const quotes = [aQuote({ expiration_date: '2020-01-01' })];
  const page = await drawTool(aSubmission([aPackage('a', { status: 'READY', quotes })]), {
    'refresh-active-packages': held.answer,
  });
  const [head] = page.snapshot().split('- region "Packages"');
  expect(head).toMatchInlineSnapshot(`
    "- navigation "Admin":
      - link "Client" [current]
      - text: Quotes Activity
    - heading "Packages" [level=1]
    - text: Application app_1, expires 12/20/2099
    - button "Copy Market Submission link":
      - /description: Copy Market Submission link
    - link "View submission":
      - /description: View submission
    - textbox "Effective date" [disabled]: 2099-12-01
    - radiogroup "Billing interval":
      - radio "MONTHLY" [checked]
      - radio "ANNUALLY"
    - button "Quote Blocked Submission status" [disabled]:
      - /description: At least one quote of this submission has expired or was canceled. Refresh the packages first.
    - status:
      - text: At least one quote of this submission has expired or was canceled. Refresh the packages to get new quotes.
      - button "Refresh packages"
    "
  `);
  page.begin({ press: 'Refresh packages' });
  expect(page.texts()).toContain('Refreshing... This can take up to 2 minutes.');
});

test('a submission that does not load says what went wrong, and is asked for again', async () => {
  let isDown = true;
  const page = await drawTool(submission, {
    'get-admin-market-submission': () => {
      if (isDown) return refused(404)();
      return submission;
    },
  });
  expect(page.snapshot().split('- contentinfo')[0]).toMatchInlineSnapshot(`
    "- heading "There is no such market submission" [level=1]
    - text: You opened a market submission. There is none with this number. Check the link.
    - button "Try again"
    "
  `);
  isDown = false;
  await page.act({ press: 'Try again' });
  expect(page.texts()).toContain('Packages');
});

test('ADMIN-003 ADMIN-004 without an application the tool says how to name one', async () => {
  const page = await drawTool(submission, {}, { address: '/admin-missing-application' });
  expect(page.snapshot().split('- contentinfo')[0]).toMatchInlineSnapshot(`
    "- heading "Which application?" [level=1]
    - text: Add legacyApplicationId to the address, or open an application page.
    "
  `);
});
