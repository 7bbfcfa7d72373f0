import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aRequest,
  aSubmission,
} from '../../testing/builders.ts';
import { type Answers, drawScreen, type Options } from '../testing/draw-screen.ts';

const home = '/market-submission/ms_1';
const withSubmission = (more: Parameters<typeof aSubmission>[0]): Answers => ({
  'get-market-submission': () => aSubmission(more),
  'get-admin-market-submission': () => aSubmission(more),
  'get-market-submission-status': () => ({ status: more?.status ?? 'RELEASED' }),
  'get-available-coverages': () => [
    { carrier_id: 'carrier', product_name: 'SML', coverages: [aCoverage('fiduciary')] },
  ],
});
const open = (
  more: Parameters<typeof aSubmission>[0] = {},
  answers: Answers = {},
  options: Options = {},
) => drawScreen(home, { ...withSubmission(more), ...answers }, options);

test('PACKAGES-035 the comparison says what it compares, and asks about out-of-pocket expenses', async () => {
  const page = await open();
  expect(page.body().split('\n').slice(0, 6)).toMatchInlineSnapshot(`
    [
      "- heading "Your Package Options" [level=1]",
      "- text: Tailored to your company's industry, stage, and risks.",
      "- text: Cover made for young companies. Terms keep pace with how startups work.",
      "- switch "Show out-of-pocket expenses" [checked]",
      "- text: Compared with Recommended Higher or added Not included",
      "- text: Prices are monthly and include taxes and fees",
    ]
  `);
  expect(page.texts()).toContain(
    'Certified acts of terrorism are covered under the Terrorism Risk Insurance Act. The government reimburses 80% beyond the insurer’s deductible, up to $100 billion a year. There is no separate charge for it.',
  );
});

test('without a recommended package nothing is said of a difference', async () => {
  const page = await open({
    packages: [aPackage('pk_2', { recommended: false }), aPackage('pk_3', { recommended: false })],
  });
  expect(page.body().split('\n').slice(0, 6)).toMatchInlineSnapshot(`
    [
      "- heading "Your Package Options" [level=1]",
      "- text: Tailored to your company's industry, stage, and risks.",
      "- text: Cover made for young companies. Terms keep pace with how startups work.",
      "- switch "Show out-of-pocket expenses" [checked]",
      "- text: Not included",
      "- text: Prices are monthly and include taxes and fees",
    ]
  `);
});

test('PACKAGES-016 the footer names confidentiality, the terms of use and the privacy notice', async () => {
  const page = await open();
  expect(page.snapshot().split('\n').slice(-6)).toMatchInlineSnapshot(`
    [
      "  - text: Your responses are kept confidential under our",
      "  - link "Terms of Use (opens in a new tab)"",
      "  - text: and",
      "  - link "Privacy Notice (opens in a new tab)"",
      "  - text: .",
      "  - text: © 2026 Fairlead",
    ]
  `);
});

test('PACKAGES-036 the switch hides what is paid out of pocket, and shows it again', async () => {
  const page = await open();
  expect(page.texts()).toContain('Employment Practices Liability $1,000,000 $15,000 retention');
  await page.act({ uncheck: 'Show out-of-pocket expenses' });
  expect(page.texts()).toContain('Employment Practices Liability $1,000,000');
  await page.act({ check: 'Show out-of-pocket expenses' });
  expect(page.texts()).toContain('Employment Practices Liability $1,000,000 $15,000 retention');
});

test('PACKAGES-038 Buy Now selects the package and goes to billing', async () => {
  let selected: string | null = null;
  const page = await open(
    {},
    {
      'get-market-submission': () => aSubmission({ selected_package_id: selected }),
      'update-market-submission': () => {
        selected = 'pk_2';
        return {};
      },
    },
  );
  await page.act({ press: 'Buy Now pk_2' });
  expect(page.bodies('update-market-submission')).toMatchInlineSnapshot(`
    [
      {
        "market_submission_id": "ms_1",
        "selected_package_id": "pk_2",
      },
    ]
  `);
  expect(page.address()).toBe('/market-submission/ms_1/billing');
});

test('Buy Now is busy while the package is being selected', async () => {
  const page = await open({}, { 'update-market-submission': () => new Promise(() => {}) });
  await page.act({ press: 'Buy Now pk_2' });
  expect(page.snapshot().match(/.*"Buy Now.*/g)).toMatchInlineSnapshot(`
    [
      "    - button "Buy Now Recommended" ("Buy Now")",
      "    - button "Buy Now pk_2" ("Buy Now") [disabled] [busy]",
    ]
  `);
});

test('PACKAGES-039 PACKAGES-040 Explore & Customize leads to the package, and is called Explore once there is a custom one', async () => {
  const page = await open();
  await page.act({ press: 'Explore & Customize pk_2' });
  expect(page.followed).toEqual(['/market-submission/ms_1/packages/pk_2']);
  const other = await open({ packages: [aPackage(), aCustomPackage()] });
  expect(other.body().match(/link .*/g)).toMatchInlineSnapshot(`
    [
      "link "Explore Recommended"",
      "link "Explore Custom"",
    ]
  `);
});

test('an admin explores every package at the address of an admin, and buys none', async () => {
  const page = await drawScreen(
    '/admin/market-submission/ms_1',
    withSubmission({ packages: [aPackage(), aPackage('pk_2', { status: 'IN_REVIEW' })] }),
    { isAdmin: true },
  );
  expect(page.body().match(/(link|button) .*/g)).toMatchInlineSnapshot(`
    [
      "link "Explore & Customize Recommended"",
      "link "Explore & Customize pk_2"",
    ]
  `);
  await page.act({ press: 'Explore & Customize pk_2' });
  expect(page.followed).toEqual(['/admin/market-submission/ms_1/packages/pk_2']);
});

test('a package that is under review cannot be bought or opened, and says why', async () => {
  const page = await open({
    packages: [
      aPackage(),
      aPackage('pk_2'),
      aCustomPackage({ status: 'IN_REVIEW', coverage_requests: [aRequest()] }),
    ],
  });
  expect(page.snapshot('Custom').split('\n').slice(0, 7)).toMatchInlineSnapshot(`
    [
      "- heading "Custom" [level=2]",
      "- text: What it is for",
      "- text: $100.00/mo Under Review",
      "- button "Buy Now Custom" ("Buy Now") [disabled]:",
      "  - /description: An underwriter is looking at it. Checkout opens again when the review is answered.",
      "- heading "Management & Professional Liability Policy $100.00/mo" [level=3]",
      "- list:",
    ]
  `);
});

test('PACKAGES-047 without a package the comparison says that quotes are not ready', async () => {
  const page = await open({ packages: [] });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Your Package Options" [level=1]
    - status: Quotes are not ready yet. Please check back later."
  `);
});

test('PACKAGES-048 an admin reads that the client is out of appetite', async () => {
  const page = await open({}, { 'get-available-coverages': () => [] }, { isAdmin: true });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Your Package Options" [level=1]
    - status: Package configuration is unavailable. This client is currently out of appetite based on their business details or risk profile."
  `);
});

test('PACKAGES-019 a quote-blocked submission says that the packages are being updated', async () => {
  const page = await open({ status: 'QUOTE_BLOCKED' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Hold tight, we’re updating your insurance packages." [level=1]
    - text: Your packages are being worked on and will be back here shortly. You do not have to do anything.
    - button "Talk to an Advisor""
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.chats()).toBe(1);
});

test('an admin sees the packages of a quote-blocked submission', async () => {
  const page = await open({ status: 'QUOTE_BLOCKED' }, {}, { isAdmin: true });
  expect(page.body()).toContain('heading "Your Package Options"');
});

test('PACKAGES-030 PACKAGES-031 PACKAGES-032 after repricing a blocked quote is with an advisor', async () => {
  const page = await drawScreen(
    `${home}/gtm-review-block`,
    withSubmission({ status: 'QUOTE_BLOCKED' }),
  );
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- heading "Hold tight, we’re updating your insurance packages." [level=1]
    - text: An advisor is checking what you asked for. This takes up to 2 business days, and you will get an email when the packages are ready.
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
  expect(page.chats()).toBe(1);
});

test('PACKAGES-050 a failed submission says so, and an advisor can be asked', async () => {
  const page = await open({ status: 'FAILED', packages: [] });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "We could not prepare your packages" [level=1]
    - text: The application is safe, but the insurer's answer did not reach us. An advisor has been told and will write to you within one business day.
    - button "Talk to an Advisor""
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.chats()).toBe(1);
});

test('PACKAGES-020 PACKAGES-044 PACKAGES-045 PACKAGES-046 the waiting screen names three steps, then says how long it takes', async () => {
  const page = await open({ status: 'CREATED', packages: [] });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Leave the page open; it moves on by itself.
    - status: Analyzing application…
    - list:
      - listitem [current]: Analyzing application…
      - listitem: Evaluating risks…
      - listitem: Requesting quotes…"
  `);
  await page.pass(6_000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Leave the page open; it moves on by itself.
    - status: Evaluating risks…
    - list:
      - listitem: Analyzing application… done
      - listitem [current]: Evaluating risks…
      - listitem: Requesting quotes…"
  `);
  await page.pass(8_000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Leave the page open; it moves on by itself.
    - status: Requesting quotes…
    - list:
      - listitem: Analyzing application… done
      - listitem: Evaluating risks… done
      - listitem [current]: Requesting quotes…"
  `);
  await page.pass(8_000);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Preparing your packages" [level=1]
    - text: Preparing your packages takes up to 2 minutes. Leave the page open; it moves on by itself.
    - status: Preparing your packages takes up to 2 minutes.
    - list:
      - listitem: Analyzing application… done
      - listitem: Evaluating risks… done
      - listitem: Requesting quotes… done"
  `);
});

test('ERROR-060 a submission that does not load shows the error page, from which it is asked for again', async () => {
  let isUp = false;
  const page = await open(
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
  expect(page.chats()).toBe(1);
  isUp = true;
  await page.act({ press: 'Try again' });
  expect(page.texts()).toContain('Your Package Options');
});

test('a submission that is on its way is announced', async () => {
  const page = await open({}, { 'get-market-submission': () => new Promise(() => {}) });
  expect(page.snapshot()).toMatchInlineSnapshot(`"- status: Loading..."`);
});

const expired = {
  packages: [
    aPackage('pk_1', { quotes: [aQuote('a', { expiration_date: '2026-11-10' })] }),
    aPackage('pk_2'),
  ],
};

test('PACKAGES-049 PACKAGES-051 expired prices are refreshed from the prompt, which says how long it takes', async () => {
  const page = await open(expired, { 'refresh-active-packages': () => new Promise(() => {}) });
  expect(page.snapshot('These prices have expired')).toMatchInlineSnapshot(`
    "- heading "These prices have expired" [level=2]
    - text: Prices hold for 30 days. Refresh them to go on. Your choices stay as they are; amounts may change.
    - button "Refresh prices""
  `);
  await page.act({ press: 'Refresh prices' });
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- heading "Your prices are being brought up to date" [level=1]
    - status: Refreshing... This can take up to 2 minutes.
    - text: The limits you chose stay as they are.
    - contentinfo:
      - text: Your responses are kept confidential under our
      - link "Terms of Use (opens in a new tab)"
      - text: and
      - link "Privacy Notice (opens in a new tab)"
      - text: .
      - text: © 2026 Fairlead"
  `);
});

test('PACKAGES-052 ERROR-055 ERROR-056 an expired application is announced in a dialog that leads to the review', async () => {
  const page = await open({ expiration_date: '2026-11-19' }, { 'unlock-application': () => ({}) });
  expect(page.snapshot('Application expired')).toMatchInlineSnapshot(`
    "- heading "Application expired" [level=2]
    - text: Your application expired on 11/19/2026. To continue, please review and update your information, including any recent claims from the last 60 days.
    - button "Go to review""
  `);
  await page.act({ press: 'Go to review' });
  expect(page.address()).toBe('/application/app_1/review');
});

test('buying another package asks before it gives up a review', async () => {
  const page = await open(
    {
      packages: [
        aPackage(),
        aCustomPackage({ status: 'IN_REVIEW', coverage_requests: [aRequest()] }),
      ],
    },
    {
      'update-market-submission': () => ({}),
      'archive-package': () => aCustomPackage({ status: 'ARCHIVED' }),
    },
  );
  await page.act({ press: 'Buy Now Recommended' });
  expect(page.snapshot('Continue with another package?')).toMatchInlineSnapshot(`
    "- heading "Continue with another package?" [level=2]
    - button "Close"
    - text: Your custom package is still in review. If you continue with this one, the review is cancelled and the custom package is put away.
    - button "Wait for the review"
    - button "Continue""
  `);
  await page.act({ press: 'Wait for the review' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Buy Now Recommended' });
  await page.act({ press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  expect(page.bodies('update-market-submission')).toEqual([]);
  await page.act({ press: 'Buy Now Recommended' }, { press: 'Continue' });
  expect(page.called()).toMatchInlineSnapshot(`
    [
      "get-market-submission",
      "archive-package",
      "update-market-submission",
      "get-market-submission",
      "get-market-submission",
    ]
  `);
});
