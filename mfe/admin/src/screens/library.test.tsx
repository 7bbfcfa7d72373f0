import { changedLines } from '@fairlead/headless-page/testing/changed-lines';
import { eventually } from '@fairlead/mfe-kit/testing';
import { drawElements, wordsIn } from '@fairlead/mfe-kit/testing/draw-elements';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { libraryAddress, libraryQuotes, openLibrary, quoteOf } from '../../testing/library.ts';
import { model } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { CardHead } from './card-head.tsx';
import { StatusFilter } from './status-filter.tsx';

const requests = [
  aRequest({ id: 'cr_1' }),
  aRequest({ id: 'cr_2', status: 'DECLINED' }),
  aRequest({ id: 'cr_3', status: 'INITIALIZED' }),
];
const packages = [
  aPackage('a', { name: 'Growth', quotes: [] }),
  aPackage('b', { name: 'Live', status: 'READY', order: 2, quotes: [] }),
];
const submission = aSubmission(packages, { quotes: libraryQuotes, coverage_requests: requests });

/** Opens the board with its library. */
const open = (start = submission, answers: Parameters<typeof drawTool>[1] = {}) =>
  drawTool(start, answers, { address: libraryAddress });

type Tool = Awaited<ReturnType<typeof open>>;

/** The library as it is read, line by line. */
const library = (page: Tool) => page.snapshot('Quote Library');

/** What is above its cards: search, filter, sort, and how many cards are shown. */
const toolsOf = (page: Tool) => library(page).split('\n- region')[0] ?? '';

/** The cards that are shown, by the names of their buttons. */
const cards = (page: Tool) =>
  [...library(page).matchAll(/"Details of ([^"]+)"/g)].map(([, name]) => name);

test('the library lists the quotes and requests by product, with what each can be done with', async () => {
  expect(library(await open())).toMatchInlineSnapshot(`
    "- heading "Quote Library" [level=2]
    - button "Request Quotes"
    - button "Close library"
    - textbox "Search quotes"
    - button "Filter"
    - button "Sort"
    - status: 7 of 7 shown
    - text: Drag a card, or focus it and press A
    - region "Quotes and requests":
      - heading "General Liability Policy 1" [level=3]
      - article:
        - heading "General Liability" [level=4]
        - text: $100.00 /mo
        - term: General Liability
        - definition: Limit $2M
        - definition: Out-of-pocket $500
        - button "Add to package… General Liability quote 1"
        - button "Details of General Liability quote 1"
        - text: Available
      - heading "Management & Professional Liability Policy 6" [level=3]
      - article:
        - heading "Management Liability" [level=4]
        - text: $1,000.00 /mo
        - text: Quote 1
        - term: Directors & Officers
        - definition: Limit $3M
        - definition: Out-of-pocket $25K
        - button "Add to package… Management Liability quote 1"
        - button "Details of Management Liability quote 1"
        - text: Available
      - article:
        - heading "Management Liability" [level=4]
        - text: $2,000.00 /mo
        - text: Quote 2
        - term: Directors & Officers
        - definition: Limit $1M
        - definition: Out-of-pocket $10K
        - button "Add to package… Management Liability quote 2"
        - button "Details of Management Liability quote 2"
        - text: Available
      - article:
        - heading "Management Liability" [level=4]
        - text: $500.00 /mo
        - text: Quote 3
        - term: Employment Practices Liability
        - definition: Limit $2M
        - definition: Out-of-pocket $50K
        - button "Add to package… Management Liability quote 3"
        - button "Details of Management Liability quote 3"
        - text: Available
      - article:
        - heading "Management Liability" [level=4]
        - text: Under Review
        - term: Directors & Officers
        - definition: Limit $3M
        - definition: Out-of-pocket $10K
        - button "Add to package… Management Liability request CR-1"
        - button "Details of Management Liability request CR-1"
      - article:
        - heading "Management Liability" [level=4]
        - text: Declined
        - term: Directors & Officers
        - definition: Limit $3M
        - definition: Out-of-pocket $10K
        - button "Add to package… Management Liability request CR-2" [disabled]:
          - /description: Declined requests cannot be added to a package.
        - button "Details of Management Liability request CR-2"
      - article:
        - heading "Management Liability" [level=4]
        - text: Preparing
        - term: Directors & Officers
        - definition: Limit $3M
        - definition: Out-of-pocket $10K
        - button "Add to package… Management Liability request CR-3"
        - button "Details of Management Liability request CR-3""
  `);
});

test('an available quote and a coverage that a quote has are marked with a check', async () => {
  const icons = (await open()).icons();
  expect(icons.filter((icon) => icon.includes('Available'))).toEqual([
    'check Available',
    'check Available',
    'check Available',
    'check Available',
  ]);
});

test('requests for the same coverages say how many they are', async () => {
  const two = [aRequest({ id: 'cr_1' }), aRequest({ id: 'cr_4' })];
  const page = await open(aSubmission(packages, { quotes: [], coverage_requests: two }));
  expect(library(page)).toContain('- text: 2 requests');
});

test('the library is closed by its button', async () => {
  const page = await open();
  await page.act({ press: 'Close library' });
  expect(page.snapshot()).not.toContain('complementary "Quote Library"');
});

test('a card opens its details', async () => {
  const page = await open();
  await page.act({ press: 'Details of Management Liability quote 1' });
  expect(page.snapshot('Management & Professional Liability Policy')).toMatchInlineSnapshot(`
    "- heading "Management & Professional Liability Policy" [level=2]
    - text: Expires 12/15/2099
    - button "Close"
    - tablist "Management & Professional Liability Policy":
      - tab "Details" [selected]
      - tab "Pricing"
      - tab "Notes to UW"
    - tabpanel "Details":
      - term: Aggregate Limit
      - definition: $3,000,000
      - term: Deductible
      - definition: $25,000"
  `);
});

test('a quote is added to a package by its menu, which says why it cannot be added to others', async () => {
  const page = await open();
  await page.act({ press: 'Add to package… General Liability quote 1' });
  expect(page.snapshot('General Liability quote 1')).toMatchInlineSnapshot(`
    "- menuitem "Growth, Draft New total $100.00/mo"
    - menuitem "Live, Ready" ("Live, Ready Package must be In Review to add quotes") [disabled]:
      - /description: Package must be In Review to add quotes"
  `);
  await page.act({ press: 'Growth, Draft New total $100.00/mo' });
  expect(page.callsOf('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "coverage_request_ids": [],
        "package_id": "a",
        "quotes": [
          {
            "annual_quote_id": "q4",
            "monthly_quote_id": "qm_SGL",
          },
        ],
      },
    ]
  `);
});

test('while the submission is live, no card can be added, and the library says why', async () => {
  const page = await open({ ...submission, status: 'BOUND' });
  expect(library(page)).toContain(
    [
      '- button "Add to package… General Liability quote 1" [disabled]:',
      '      - /description: The submission is bound. Its packages stay as they are.',
    ].join('\n'),
  );
});

test('a search finds cards by their words, and says how many', async () => {
  const page = await open();
  await page.act({ fill: 'Search quotes', with: 'employ' });
  expect(toolsOf(page)).toContain('- status: 1 of 7 shown');
  expect(cards(page)).toEqual(['Management Liability quote 3']);
});

test('an empty library and a search without results say so', async () => {
  const empty = await open(aSubmission(packages, { quotes: [], coverage_requests: [] }));
  expect(library(empty)).toContain(
    '- region "Quotes and requests": The library is empty. Quotes appear here when the insurer answers.',
  );
  const page = await open();
  await page.act({ fill: 'Search quotes', with: 'nothing like it' });
  expect(library(page)).toContain('- text: No quote matches the search and the filters.');
});

test('search and filters without results are cleared by one press, and the sort order stays', async () => {
  const page = await open();
  await page.act({ press: 'Sort' }, { press: 'Premium: Low to High' });
  await page.act({ press: 'Filter' }, { check: 'Directors & Officers' });
  await page.act({ fill: 'Search quotes', with: 'nothing like it' });
  await page.act({ press: 'Clear search and filters' });
  expect(library(page)).toContain('- textbox "Search quotes"\n');
  expect(library(page)).toContain('- status: 7 of 7 shown');
  expect(library(page)).toContain('Premium: Low to High');
  expect(library(page)).not.toContain('Clear search and filters');
});

test('nothing of a locked library can be dragged, and a canceled quote is not called available', async () => {
  const quotes = [aQuote({ status: 'CANCELED' }), aQuote({ annual_quote_id: 'q2' })];
  const page = await open(aSubmission([], { quotes, status: 'BOUND' }));
  expect(toolsOf(page)).not.toContain('Drag a card');
  expect(page.icons().filter((text) => text.startsWith('grip'))).toEqual([]);
  expect(library(page).match(/Canceled|Available/g)).toEqual(['Canceled', 'Available']);
});

test('forty more cards are shown at a time', async () => {
  const many = Array.from({ length: 85 }, (_, index) => quoteOf(`q${index}`, 1_000, 500, 1_200));
  const page = await open(aSubmission(packages, { quotes: many }));
  expect(cards(page)).toHaveLength(40);
  await page.act({ press: 'Show 40 more of 45' });
  expect(cards(page)).toHaveLength(80);
  await page.act({ press: 'Show 5 more of 5' });
  expect(library(page)).not.toContain('more of');
});

/** Opens the filter, whose first choice takes the focus. */
async function filtering(page: Tool) {
  await page.act({ press: 'Filter' });
  await eventually(() => expect(page.focused()).toBe('Available'));
}

test('the library is filtered by status and coverage; each active filter has a button that removes it', async () => {
  const page = await open();
  const closed = toolsOf(page);
  await filtering(page);
  const unfiltered = toolsOf(page);
  expect(changedLines(closed, unfiltered)).toMatchInlineSnapshot(`
    "< - button "Filter"
    > - button "Filter" [expanded]
    > - group "Filter":
    >   - group "Status":
    >     - button "Available"
    >     - button "Pending"
    >     - button "Declined"
    >   - group "Coverage":
    >     - checkbox "General Liability"
    >     - checkbox "Directors & Officers"
    >     - checkbox "Employment Practices Liability"
    >   - button "Clear all"
    >   - button "Show 7 quotes""
  `);
  await page.act({ press: 'Available' }, { check: 'Employment Practices Liability' });
  expect(changedLines(unfiltered, toolsOf(page))).toMatchInlineSnapshot(`
    "<     - checkbox "Employment Practices Liability"
    <   - button "Show 7 quotes"
    < - status: 7 of 7 shown
    >     - checkbox "Employment Practices Liability" [checked]
    >   - button "Show 1 quote"
    > - list "Active filters":
    >   - listitem:
    >     - text: Available
    >     - button "Remove Available"
    >   - listitem:
    >     - text: Employment Practices Liability
    >     - button "Remove Employment Practices Liability"
    > - status: 1 of 7 shown"
  `);
  expect(page.icons()).toContain('check Available');
  expect(cards(page)).toEqual(['Management Liability quote 3']);
  await page.act({ press: 'Remove Employment Practices Liability' });
  expect(cards(page)).toEqual([
    'General Liability quote 1',
    'Management Liability quote 1',
    'Management Liability quote 2',
    'Management Liability quote 3',
  ]);
  await page.act({ press: 'Clear all' });
  expect(cards(page)).toHaveLength(7);
});

test('selected status filters are pressed and have a check mark', async () => {
  const tool = await openLibrary();
  const { all } = drawElements(StatusFilter, { scope: tool.scope, model });
  await tool.send(model.library.statusToggled, 'Pending');
  expect(all('button').map((button) => [wordsIn(button), button.props['aria-pressed']])).toEqual([
    ['Available', false],
    ['Pending', true],
    ['Declined', false],
  ]);
  expect(
    all('ui-icon').map(({ props, parent }) => [props.name, parent && wordsIn(parent)]),
  ).toEqual([['check', 'Pending']]);
});

test('a card that can be dragged has a grip, a quote that ended a cross, and an unknown status no icon', async () => {
  const tool = await openLibrary();
  const [card] = tool.get(model.library.$groups).flatMap(({ cards }) => cards);
  if (!card) throw new Error('The library has cards');
  const iconsOf = (more: Partial<typeof card>, canDrag = false) =>
    drawElements(
      () => <CardHead card={{ ...card, ...more }} title="Cyber" canDrag={canDrag} />,
      tool,
    )
      .all('ui-icon')
      .map(({ props }) => props.name);
  expect(iconsOf({})).toEqual([]);
  expect(iconsOf({}, true)).toEqual(['grip']);
  expect(iconsOf({ stale: 'Expired' })).toEqual(['cross']);
  expect(iconsOf({ requestStatus: { value: 'PENDING', label: 'Under Review' } })).toEqual([
    'clock',
  ]);
  expect(iconsOf({ requestStatus: { value: 'ON_HOLD', label: 'On Hold' } })).toEqual([]);
});

test('the filter is closed by its button and by Escape, and the focus goes back to Filter', async () => {
  const page = await open();
  await filtering(page);
  await page.act({ press: 'Show 7 quotes' });
  await eventually(() => expect(toolsOf(page)).not.toContain('group "Filter"'));
  expect(page.focused()).toBe('Filter');
  await filtering(page);
  page.pressEscape();
  await eventually(() => expect(toolsOf(page)).not.toContain('group "Filter"'));
  expect(page.focused()).toBe('Filter');
  await filtering(page);
  await page.act({ press: 'Filter' });
  await eventually(() => expect(toolsOf(page)).not.toContain('group "Filter"'));
});

test('the cards are sorted by the menu, and the sort order can be removed', async () => {
  const page = await open();
  const unsorted = toolsOf(page);
  await page.act({ press: 'Sort' });
  expect(changedLines(unsorted, toolsOf(page))).toMatchInlineSnapshot(`
    "< - button "Sort"
    > - button "Sort" [expanded]
    > - menu:
    >   - menuitemradio "Limit: Low to High"
    >   - menuitemradio "Limit: High to Low"
    >   - menuitemradio "Retention/Deductible: Low to High"
    >   - menuitemradio "Retention/Deductible: High to Low"
    >   - menuitemradio "Premium: Low to High"
    >   - menuitemradio "Premium: High to Low""
  `);
  await page.act({ press: 'Premium: High to Low' });
  expect(cards(page).slice(0, 4)).toEqual([
    'General Liability quote 1',
    'Management Liability quote 2',
    'Management Liability quote 1',
    'Management Liability quote 3',
  ]);
  await page.act({ press: 'Sort' });
  expect(toolsOf(page)).toContain('- menuitemradio "Premium: High to Low" [checked]');
  await page.act({ press: 'Remove Premium: High to Low' });
  expect(cards(page)[1]).toBe('Management Liability quote 1');
});
