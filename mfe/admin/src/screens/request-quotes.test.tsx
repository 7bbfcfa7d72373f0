import { NetworkError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { drawElements, wordsIn } from '@fairlead/mfe-kit/testing/draw-elements';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { libraryAddress } from '../../testing/library.ts';
import { model } from '../../testing/open-tool.ts';
import { available, openRequests } from '../../testing/request-quotes.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';
import { RequestQuotes } from './request-quotes.tsx';

const submission = aSubmission([aPackage('a')]);

/** Opens Request Quotes from the library. */
async function open(answers: Parameters<typeof drawTool>[1] = {}) {
  const page = await drawTool(
    submission,
    { 'get-available-coverages': () => available, 'request-coverages': () => ({}), ...answers },
    { address: libraryAddress },
  );
  await page.act({ press: 'Request Quotes' });
  return page;
}

type Tool = Awaited<ReturnType<typeof open>>;

const panel = (page: Tool) => page.snapshot('Request Quotes');
const liability = (page: Tool) => page.snapshot('Management & Professional Liability Policy');

/** The number of requests, and the buttons below it. */
const foot = (page: Tool) => panel(page).slice(panel(page).indexOf('- status'));

/** Chooses two limits of Directors & Officers, and goes on to the requests. */
const toRequests = (page: Tool) =>
  page.act(
    { check: 'Directors & Officers, Management & Professional Liability Policy' },
    { press: '$1M' },
    { press: '$3M' },
    { press: 'Continue' },
  );

test('each offered coverage can be chosen, by product, and Continue says what is missing', async () => {
  const page = await open();
  expect(panel(page)).toMatchInlineSnapshot(`
    "- heading "Request Quotes" [level=2]
    - button "Close"
    - list "Steps":
      - listitem [current]: Coverages and limits
      - listitem: Requests
    - text: Each combination of limits becomes one request.
    - region "Commercial Package Policy":
      - heading "Commercial Package Policy" [level=3]
      - checkbox "Business Personal Property, Commercial Package Policy"
    - region "Management & Professional Liability Policy":
      - heading "Management & Professional Liability Policy" [level=3]
      - checkbox "Directors & Officers, Management & Professional Liability Policy"
      - checkbox "Crime, Management & Professional Liability Policy"
    - status: 0 requests from 0 coverages
    - button "Continue" [disabled]:
      - /description: Choose at least one coverage."
  `);
  expect(page.focused()).toMatchInlineSnapshot(`"Request Quotes"`);
});

test('a chosen coverage shows its limits, and each combination is one request', async () => {
  const page = await open();
  await page.act(
    { check: 'Directors & Officers, Management & Professional Liability Policy' },
    { press: '$1M' },
    { press: '$3M' },
  );
  expect(liability(page)).toMatchInlineSnapshot(`
    "- heading "Management & Professional Liability Policy" [level=3]
    - checkbox "Directors & Officers, Management & Professional Liability Policy" [checked]
    - group "Aggregate Limit of Directors & Officers":
      - button "$1M"
      - button "$2M"
      - button "$3M"
    - group "Retention of Directors & Officers":
      - button "$10K" [disabled]
    - checkbox "Crime, Management & Professional Liability Policy""
  `);
  expect(foot(page)).toMatchInlineSnapshot(`
    "- status: 2 requests from 1 coverage
    - button "Continue""
  `);
  expect(page.icons().filter((icon) => icon.includes('$'))).toEqual(['check $1M', 'check $3M']);
});

test('the second step lists the requests by product, with the day and the notes', async () => {
  const page = await open();
  await toRequests(page);
  expect(panel(page)).toMatchInlineSnapshot(`
    "- heading "Request Quotes" [level=2]
    - button "Close"
    - list "Steps":
      - listitem: Coverages and limits
      - listitem [current]: Requests
    - text: Clear the requests you don’t need.
    - button "Clear all"
    - region "Management & Professional Liability Policy":
      - heading "Management & Professional Liability Policy" [level=3]
      - text: 2 of 2
      - checkbox "Directors & Officers $1M" [checked]
      - checkbox "Directors & Officers $3M" [checked]
    - textbox "Requested effective date" [required]: 2099-12-01
    - text: Sent with every request.
    - textbox "Notes to underwriters (optional)"
    - status: 2 requests of 2 to be sent
    - button "Back"
    - button "Submit 2 requests""
  `);
});

test('requests that are not needed are left out, all of them by one button', async () => {
  const page = await open();
  await toRequests(page);
  await page.act({ uncheck: 'Directors & Officers $1M' });
  expect(liability(page)).toMatchInlineSnapshot(`
    "- heading "Management & Professional Liability Policy" [level=3]
    - text: 1 of 2
    - checkbox "Directors & Officers $1M"
    - checkbox "Directors & Officers $3M" [checked]"
  `);
  expect(foot(page)).toMatchInlineSnapshot(`
    "- status: 1 request of 2 to be sent
    - button "Back"
    - button "Submit 1 request""
  `);
  await page.act({ press: 'Clear all' });
  expect(liability(page)).toMatchInlineSnapshot(`
    "- heading "Management & Professional Liability Policy" [level=3]
    - text: 0 of 2
    - checkbox "Directors & Officers $1M"
    - checkbox "Directors & Officers $3M""
  `);
  expect(foot(page)).toMatchInlineSnapshot(`
    "- status: 0 requests of 2 to be sent
    - button "Back"
    - button "Submit 0 requests" [disabled]:
      - /description: Choose at least one request."
  `);
});

test('the requests are sent with the day and the notes, and the panel closes', async () => {
  const page = await open();
  await toRequests(page);
  await page.act(
    { fill: 'Requested effective date', with: '2099-12-03' },
    { fill: 'Notes to underwriters', with: 'Board meets on Friday.' },
    { press: 'Submit 2 requests' },
  );
  expect(page.callsOf('request-coverages').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "coverage_requests": [
          {
            "carrier_id": "sandbox",
            "coverage_parameters": {
              "dao": true,
              "dao_agg_limit": 100000000,
            },
            "notes": "Board meets on Friday.",
            "product_name": "SML",
          },
          {
            "carrier_id": "sandbox",
            "coverage_parameters": {
              "dao": true,
              "dao_agg_limit": 300000000,
            },
            "notes": "Board meets on Friday.",
            "product_name": "SML",
          },
        ],
        "requested_effective_date": "2099-12-03T00:00:00.000Z",
      },
    ]
  `);
  expect(page.snapshot()).not.toContain('region "Request Quotes"');
});

/** The panel's elements at a step, with two limits of Directors & Officers chosen. */
async function elementsAt(step: 'limits' | 'requests') {
  const tool = await openRequests();
  await tool.choose(1_000_000, 3_000_000);
  if (step === 'requests') await tool.send(model.requestQuotes.continued, undefined);
  return drawElements(RequestQuotes, { scope: tool.scope, model });
}

test('a chosen coverage counts its requests, its limits have names, and its chosen values are pressed', async () => {
  const { all } = await elementsAt('limits');
  expect(all('label').map(wordsIn)).toEqual([
    'Business Personal Property',
    'Directors & Officers2 requests',
    'Crime',
  ]);
  expect(all('legend').map(wordsIn)).toEqual(['Aggregate Limit', 'Retention set by the insurer']);
  expect(all('div').filter(({ props }) => props.className === 'rq-more')).toHaveLength(1);
  const chips = all('button').filter((button) => wordsIn(button).startsWith('$'));
  expect(chips.map((chip) => [wordsIn(chip), chip.props['aria-pressed']])).toEqual([
    ['$1M', true],
    ['$2M', false],
    ['$3M', true],
    ['$10K', undefined],
  ]);
});

test('a request shows its coverage, its limit and its retention', async () => {
  const { all } = await elementsAt('requests');
  expect(all('label').map(wordsIn)).toMatchInlineSnapshot(`
    [
      "Directors & Officers$1M$10K retention",
      "Directors & Officers$3M$10K retention",
    ]
  `);
});

test('a day after the last one that can be requested is explained, and the calendar ends there', async () => {
  const page = await open();
  await toRequests(page);
  await page.act({ fill: 'Requested effective date', with: '2099-12-16' });
  expect(panel(page)).toContain(
    [
      '- textbox "Requested effective date" [required] [invalid]: 2099-12-16',
      '- text: The effective date is 12/15/2099 or earlier, when the quote expires.',
    ].join('\n'),
  );
  const { find } = await elementsAt('requests');
  const { min, max } = find('ui-date-field').props;
  expect(max).toBe('2099-12-15');
  expect(min).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('the notes are still there after Back', async () => {
  const page = await open();
  await toRequests(page);
  await page.act(
    { fill: 'Notes to underwriters', with: 'Board meets on Friday.' },
    { press: 'Back' },
    { press: 'Continue' },
  );
  expect(panel(page)).toContain(
    '- textbox "Notes to underwriters (optional)": Board meets on Friday.',
  );
});

test('while the requests are sent, the panel is busy', async () => {
  const page = await open({ 'request-coverages': noAnswerYet });
  await toRequests(page);
  page.begin({ press: 'Submit 2 requests' });
  expect(panel(page)).toContain('- button "Back" [disabled]');
  expect(panel(page)).toContain('- button "Submitting…" [disabled] [busy]');
});

test('Back returns to the coverages, which are still selected', async () => {
  const page = await open();
  await toRequests(page);
  await page.act({ press: 'Back' });
  expect(panel(page)).toContain('- status: 2 requests from 1 coverage');
});

test('Request Quotes is closed by its button and by Escape', async () => {
  const page = await open();
  await page.act({ press: 'Close' });
  expect(page.snapshot()).not.toContain('region "Request Quotes"');
  await page.act({ press: 'Request Quotes' });
  page.pressEscape();
  expect(page.snapshot()).not.toContain('region "Request Quotes"');
});

test('coverages that do not load can be loaded again', async () => {
  let tries = 0;
  const page = await open({
    'get-available-coverages': () => {
      tries += 1;
      if (tries === 1) throw new NetworkError();
      return available;
    },
  });
  expect(panel(page)).toMatchInlineSnapshot(`
    "- heading "Request Quotes" [level=2]
    - button "Close"
    - list "Steps":
      - listitem [current]: Coverages and limits
      - listitem: Requests
    - text: Each combination of limits becomes one request.
    - alert:
      - text: We couldn’t load the coverages. Check your connection and try again.
      - button "Try again"
    - status: 0 requests from 0 coverages
    - button "Continue" [disabled]:
      - /description: Choose at least one coverage."
  `);
  await page.act({ press: 'Try again' });
  expect(panel(page)).toContain('- checkbox "Crime, Management & Professional Liability Policy"');
});

test('the page says that it is loading, and that an insurer offers nothing', async () => {
  const none = await open({ 'get-available-coverages': () => [] });
  expect(none.texts()).toContain('The insurer offers this client no coverage.');
  const waiting = await drawTool(
    submission,
    { 'get-available-coverages': noAnswerYet },
    { address: libraryAddress },
  );
  waiting.begin({ press: 'Request Quotes' });
  expect(waiting.texts()).toContain('Loading the coverages…');
});

test('on a live submission, Request Quotes cannot be opened, and says why', async () => {
  const page = await drawTool(
    { ...submission, status: 'RELEASED' },
    {},
    { address: libraryAddress },
  );
  expect(page.snapshot('Quote Library').split('\n').slice(1, 3).join('\n')).toMatchInlineSnapshot(`
    "- button "Request Quotes" [disabled]:
      - /description: Market Submission must be Quote Blocked to request quotes."
  `);
});
