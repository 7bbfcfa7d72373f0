import type { Call } from '@fairlead/contracts';
import { dropped, fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { cacheCleared, connectionReturned, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawTool } from '../../../testing/draw-tool.ts';
import { aHeldCall } from '../../../testing/open-tool.ts';
import { aSubmission } from '../../../testing/submission.ts';
import { aList, aSummary } from '../../../testing/submission-list.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-11-20T12:05:00Z'));
});
afterEach(() => void vi.useRealTimers());

const tidewell = aSummary('ms_1', { company: 'Tidewell Analytics, Inc.' });
const fennwick = aSummary('ms_2', { company: 'Fennwick Labs, Inc.', status: 'QUOTE_BLOCKED' });
const some = aList([tidewell, fennwick]);

const open = (answer: (call: Call) => unknown, address = '/admin') =>
  drawTool(aSubmission([]), { 'list-market-submissions': answer }, { address });

/** Types a search and waits until typing has paused. */
async function search(page: Awaited<ReturnType<typeof open>>, text: string) {
  page.begin({ fill: 'Search company, contact, or number', with: text });
  await vi.advanceTimersByTimeAsync(200);
  await allSettled(page.scope);
}

test('each row of the list describes its submission and links to its board', async () => {
  const page = await open(some);
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- navigation "Admin":
      - link "Client" [current]
      - text: Quotes Activity
    - heading "Submissions" [level=1]
    - status: 2 submissions
    - textbox "Search company, contact, or number"
    - group "Status":
      - button "All 2"
      - button "Quote Blocked 1"
      - button "Live 1"
    - region "List of submissions":
      - status: Submissions, last updated first
      - table "Submissions, last updated first":
        - rowgroup:
          - row:
            - columnheader:
              - button "Company"
            - columnheader:
              - button "Submission"
            - columnheader:
              - button "Application"
            - columnheader:
              - button "Status"
            - columnheader:
              - button "Packages"
            - columnheader:
              - button "Contact"
            - columnheader:
              - button "Updated"
            - columnheader:
              - button "Expires"
        - rowgroup:
          - row:
            - rowheader:
              - link "Tidewell Analytics, Inc."
            - cell: ms_1
            - cell: app_ms_1
            - cell: Live
            - cell: 3
            - cell: maya@ms_1.example.com
            - cell: 5 min ago
            - cell: 12/20/2026
          - row:
            - rowheader:
              - link "Fennwick Labs, Inc."
            - cell: ms_2
            - cell: app_ms_2
            - cell: Quote Blocked
            - cell: 3 (2 ready)
            - cell: maya@ms_2.example.com
            - cell: 5 min ago
            - cell: 12/20/2026
    - text: 2 submissions
    - list "Keyboard":
      - listitem: ↑ ↓ move
      - listitem: Enter open
      - listitem: Q open library
      - listitem: C copy link"
  `);
  await page.act({ press: 'Fennwick Labs, Inc.' });
  expect(page.followed).toEqual(['/admin/market-submissions/ms_2']);
});

test('a search is sent once typing has paused, and says how much of all it found', async () => {
  const page = await open(some);
  await search(page, 'fenn');
  expect(page.callsOf('list-market-submissions').map(({ query }) => query)).toEqual([
    { limit: '50' },
    { limit: '50', search: 'fenn' },
  ]);
  expect(page.texts()).toContain('1 submission');
  expect(page.snapshot()).not.toContain('Tidewell');
});

test('only the answer to the last search is shown, in whatever order they arrive', async () => {
  const slow = aHeldCall();
  const page = await open(inTurn(some, slow.answer, aList([tidewell])));
  page.begin({ fill: 'Search company, contact, or number', with: 'fenn' });
  await vi.advanceTimersByTimeAsync(200);
  page.begin({ fill: 'Search company, contact, or number', with: 'tide' });
  await vi.advanceTimersByTimeAsync(200);
  slow.resolve(aList([fennwick])({ query: {} } as Call));
  await allSettled(page.scope);
  expect(page.snapshot()).toContain('link "Tidewell Analytics, Inc."');
  expect(page.snapshot()).not.toContain('Fennwick');
  expect(page.snapshot()).not.toContain('number": fenn');
});

test('a status shows its submissions alone, and stays when the search leaves it none', async () => {
  const page = await open(some);
  await page.act({ press: 'Quote Blocked 1' });
  expect(page.snapshot()).not.toContain('Tidewell');
  await search(page, 'tide');
  expect(page.texts()).toContain(
    'Nothing matches “tide” with status Quote Blocked. Check the spelling, or search all statuses.',
  );
  await page.act({ press: 'Search all statuses' });
  expect(page.snapshot()).toContain('link "Tidewell Analytics, Inc."');
  await search(page, 'nothing like it');
  expect(page.texts()).toContain('Nothing matches “nothing like it”. Check the spelling.');
  await page.act({ press: 'Clear search' });
  expect(page.texts()).toContain('2 submissions');
});

test('the head of a column sorts by it, pressed again the other way round, and another search stays sorted', async () => {
  const page = await open(some);
  const companies = () => page.snapshot().match(/(?<=link ")[^"]*(?=, Inc)/g);
  expect(companies()).toEqual(['Tidewell Analytics', 'Fennwick Labs']);
  await page.act({ press: 'Company' });
  expect(companies()).toEqual(['Fennwick Labs', 'Tidewell Analytics']);
  expect(page.snapshot()).toContain('table "Submissions, by company, A to Z"');
  await page.act({ press: 'Company' });
  expect(companies()).toEqual(['Tidewell Analytics', 'Fennwick Labs']);
  expect(page.snapshot()).toContain('table "Submissions, by company, Z to A"');
  await search(page, 'e');
  await page.act({ press: 'Packages' });
  await page.act({ press: 'Expires' });
  await page.act({ press: 'Updated' });
  expect(page.snapshot()).toContain('table "Submissions, last updated first"');
  expect(page.callsOf('list-market-submissions').map(({ query }) => query)).toEqual([
    { limit: '50' },
    { limit: '50', sort: 'company', direction: 'ascending' },
    { limit: '50', sort: 'company', direction: 'descending' },
    { limit: '50', search: 'e', sort: 'company', direction: 'descending' },
    { limit: '50', search: 'e', sort: 'packages', direction: 'descending' },
    { limit: '50', search: 'e', sort: 'expiration_date', direction: 'ascending' },
    { limit: '50', search: 'e' },
  ]);
});

test('a list that could not be sorted keeps its order and says so', async () => {
  const page = await open(inTurn(some, fails(500), some));
  await page.act({ press: 'Company' });
  expect(page.snapshot()).toContain('table "Submissions, last updated first"');
  expect(page.texts()).toContain(
    'We couldn’t update the list. It shows your last search. Check your connection and try again.',
  );
  await page.act({ press: 'Try again' });
  expect(page.snapshot()).toContain('table "Submissions, by company, A to Z"');
});

test('sorting shows the first fifty again', async () => {
  const many = Array.from({ length: 120 }, (_, index) => aSummary(`ms_${index}`));
  const page = await open(aList(many));
  await page.act({ press: 'Show 50 more' });
  await page.act({ press: 'Company' });
  expect(page.texts()).toContain('1–50 of 120');
});

test('a server without any submission has none yet', async () => {
  const page = await open(aList([]));
  expect(page.texts()).toContain('No submissions yet');
  expect(page.snapshot()).not.toContain('Clear search');
});

test('of many submissions fifty are shown at a time', async () => {
  const many = Array.from({ length: 120 }, (_, index) => aSummary(`ms_${index}`));
  const page = await open(aList(many));
  expect(page.texts()).toContain('1–50 of 120');
  await page.act({ press: 'Show 50 more' });
  expect(page.texts()).toContain('1–100 of 120');
  await page.act({ press: 'Show 20 more' });
  expect(page.snapshot()).not.toContain('more"');
  expect(page.callsOf('list-market-submissions').map(({ query }) => query.limit)).toEqual([
    '50',
    '100',
    '150',
  ]);
});

test('while the first answer is awaited the page says that it loads', async () => {
  const page = await open(inTurn(some, noAnswerYet), '/admin-missing-application');
  void page.send(navigate, { route: 'admin-submissions' });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.texts()).toContain('Loading the submissions…');
  expect(page.snapshot()).toContain('textbox "Search company, contact, or number"');
  expect(page.snapshot()).not.toContain('group "Status"');
  expect(page.texts()).not.toContain('0 submissions');
});

test('a list that does not load offers to load it again', async () => {
  const page = await open(inTurn(dropped, some));
  expect(page.texts()).toContain('The submissions didn’t load');
  expect(page.texts()).toContain(
    'We couldn’t load the submissions. Check your connection and try again.',
  );
  expect(page.reportPlaces()).toEqual(['admin: list submissions']);
  await page.act({ press: 'Try again' });
  expect(page.texts()).toContain('2 submissions');
});

test('a list that does not load, or not again, is loaded when the browser is online again', async () => {
  const page = await open(inTurn(dropped, some, dropped, some));
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.texts()).toContain('2 submissions');
  await search(page, 'fenn');
  expect(page.snapshot()).toContain('link "Tidewell Analytics, Inc."');
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.snapshot()).not.toContain('Tidewell');
  expect(page.callsOf('list-market-submissions')).toHaveLength(4);
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.callsOf('list-market-submissions')).toHaveLength(4);
});

test('a search that fails leaves the list and says so', async () => {
  const page = await open(inTurn(some, fails(500), some));
  await search(page, 'fenn');
  expect(page.texts()).toContain(
    'We couldn’t update the list. It shows your last search. Check your connection and try again.',
  );
  expect(page.snapshot()).toContain('link "Tidewell Analytics, Inc."');
  await page.act({ press: 'Try again' });
  expect(page.snapshot()).not.toContain('Tidewell');
});

test('a user who may not read the list sees that', async () => {
  const page = await open(fails(403));
  expect(page.texts()).toContain('You don’t have access to the submissions');
  expect(page.texts()).toContain(
    'This account doesn’t have access to the list of submissions. Sign in as an admin.',
  );
});

test('a server that fails has not refused the list', async () => {
  const page = await open(fails(500));
  expect(page.texts()).toContain('The submissions didn’t load');
});

test('where the server has no list there is no such page, and no link to it', async () => {
  const page = await open(fails(404));
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- heading "There is no page at this address." [level=1]
    - link "Go to the start""
  `);
  expect(page.reportPlaces()).toEqual([]);
  const board = await open(fails(404), '/admin/market-submissions/ms_1');
  expect(board.snapshot()).not.toContain('All submissions');
});

test('the board, and the pages without an application or a submission lead to the list', async () => {
  const board = await open(some, '/admin/market-submissions/ms_1');
  await board.act({ press: 'All submissions' });
  expect(board.followed).toEqual(['/admin']);
  const missing = await open(some, '/admin-missing-application');
  expect(missing.snapshot()).toContain('link "All submissions"');
  const unknown = await drawTool(
    aSubmission([]),
    { 'list-market-submissions': some, 'get-admin-market-submission': fails(404) },
    { address: '/admin/market-submissions/ms_9' },
  );
  expect(unknown.snapshot()).toContain('heading "We couldn’t find this submission"');
  expect(unknown.snapshot()).toContain('link "All submissions"');
});

test.each([404, 403])(
  'the page without an application looks for a list again that was refused with %d',
  async (status) => {
    const page = await open(inTurn(fails(status), some), '/admin-missing-application');
    expect(page.snapshot()).not.toContain('All submissions');
    await page.act({ press: 'Look again' });
    expect(page.snapshot()).toContain('link "All submissions"');
    expect(page.snapshot()).not.toContain('Look again');
  },
);

test('a press on a submission leaves the search in the address of the list', async () => {
  const page = await open(some);
  page.begin({ fill: 'Search company, contact, or number', with: 'fenn' });
  await page.act({ press: 'Tidewell Analytics, Inc.' });
  expect(page.address()).toBe('/admin?search=fenn');
});

test('anyone who signs out takes the search along', async () => {
  const page = await open(some);
  await search(page, 'fenn');
  await allSettled(cacheCleared, { scope: page.scope });
  expect(page.snapshot()).not.toContain('Fennwick');
});
