import type { Call } from '@fairlead/contracts';
import { fails, inTurn } from '@fairlead/mfe-kit/testing';
import { cacheCleared, navigate, wentBack } from '@fairlead/store';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { model, openTool } from '../../../testing/open-tool.ts';
import { aSubmission } from '../../../testing/submission.ts';
import { aList, aSummary } from '../../../testing/submission-list.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const list = model.submissionList;
const some = aList([
  aSummary('ms_1', { company: 'Tidewell' }),
  aSummary('ms_2', { company: 'Fennwick', status: 'QUOTE_BLOCKED' }),
]);

async function openList(answer: (call: Call) => unknown = some, address = '/admin') {
  const tool = await openTool(aSubmission([]), { 'list-market-submissions': answer }, { address });
  return {
    ...tool,
    queries: () => tool.callsOf('list-market-submissions').map(({ query }) => query),
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await allSettled(tool.scope);
    },
  };
}

type List = Awaited<ReturnType<typeof openList>>;

test('a search is sent without the spaces around it, 200 ms after the last letter', async () => {
  const tool = await openList();
  await tool.send(list.searched, ' fen');
  await tool.pass(199);
  await tool.send(list.searched, ' fenn ');
  expect(tool.get(list.$isSearching)).toBe(true);
  await tool.pass(199);
  expect(tool.queries()).toHaveLength(1);
  await tool.pass(1);
  expect(tool.queries().at(-1)).toEqual({ limit: '50', search: 'fenn' });
  expect(tool.get(list.$isSearching)).toBe(false);
  expect(tool.get(list.$search)).toBe(' fenn ');
  expect(tool.get(list.$shownSearch)).toBe('fenn');
  expect(tool.get(list.$rows).map(({ id }) => id)).toEqual(['ms_2']);
  expect(tool.get(list.$total)).toBe(1);
});

test('a search of spaces alone asks for everything', async () => {
  const tool = await openList();
  await tool.send(list.searched, '   ');
  await tool.pass(200);
  expect(tool.queries().at(-1)).toEqual({ limit: '50' });
});

test('a status that is chosen while somebody types sends both at once, and nothing later', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'fenn');
  await tool.send(list.statusChosen, 'QUOTE_BLOCKED');
  await tool.pass(1000);
  expect(tool.queries().slice(1)).toEqual([
    { limit: '50', search: 'fenn', status: 'QUOTE_BLOCKED' },
  ]);
  expect(tool.get(list.$status)).toBe('QUOTE_BLOCKED');
  expect(tool.get(list.$filters).find(({ isChosen }) => isChosen)).toEqual({
    status: 'QUOTE_BLOCKED',
    label: 'Quote Blocked',
    count: 1,
    isChosen: true,
  });
});

test.each([
  ['another search', ({ send }: List) => send(list.searched, 'e')],
  ['another status', ({ send }: List) => send(list.statusChosen, 'RELEASED')],
  ['another order', ({ send }: List) => send(list.sorted, 'company')],
])('%s shows the first fifty again', async (_, ask) => {
  const tool = await openList();
  await tool.send(list.moreAsked, undefined);
  expect(tool.queries().at(-1)).toEqual({ limit: '100' });
  await ask(tool);
  await tool.pass(200);
  expect(tool.queries().at(-1)).toMatchObject({ limit: '50' });
});

test('a search that is cleared is forgotten, with how many were shown', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'fenn');
  await tool.pass(200);
  await tool.send(list.moreAsked, undefined);
  await tool.send(list.searchCleared, undefined);
  expect(tool.queries().at(-1)).toEqual({ limit: '50' });
  expect(tool.get(list.$search)).toBe('');
});

test('a submission of the list is opened with its board, or with its library', async () => {
  const tool = await openList();
  expect(tool.get(list.$isOpen)).toBe(true);
  await tool.send(list.boardOpened, 'ms_7');
  expect(tool.address()).toBe('/admin/market-submissions/ms_7');
  expect(tool.get(list.$isOpen)).toBe(false);
  await tool.send(list.libraryOpened, 'ms_8');
  expect(tool.address()).toBe('/admin/market-submissions/ms_8/quote-library');
});

test('a link to the list is offered once this server is known to have it', async () => {
  const tool = await openList(some, '/admin-missing-application');
  expect(tool.queries()).toEqual([{ limit: '1' }]);
  expect(tool.get(list.$isOffered)).toBe(true);
  await tool.send(list.linkOffered, undefined);
  await tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_1' },
  });
  expect(tool.queries()).toHaveLength(1);
});

test('a server that answers 404 has no list, wherever it was asked', async () => {
  const probed = await openList(fails(404), '/admin-missing-application');
  expect(probed.get(list.$isOffered)).toBe(false);
  await probed.send(list.linkOffered, undefined);
  expect(probed.queries()).toHaveLength(1);
  const listed = await openList(fails(404));
  expect(listed.get(list.$isOffered)).toBe(false);
  expect(listed.get(list.$view)).toBe('absent');
  expect(listed.reportPlaces()).toEqual([]);
});

test('a server that failed may have a list: it is linked, and asked again', async () => {
  const tool = await openList(inTurn(fails(500), fails(500), some), '/admin-missing-application');
  expect(tool.get(list.$isOffered)).toBeNull();
  expect(tool.get(list.$isLinked)).toBe(true);
  await tool.send(list.linkOffered, undefined);
  expect(tool.get(list.$isLinked)).toBe(true);
  await tool.send(list.linkOffered, undefined);
  expect(tool.get(list.$isOffered)).toBe(true);
  expect(tool.get(list.$isLinked)).toBe(true);
});

test('a list that is not what was agreed is linked: it can be asked again', async () => {
  const tool = await openList(
    inTurn(() => ({ rows: [] }), some),
    '/admin-missing-application',
  );
  expect(tool.get(list.$isLinked)).toBe(true);
  await tool.send(list.linkOffered, undefined);
  expect(tool.get(list.$isOffered)).toBe(true);
});

test.each([404, 403])('nothing is linked where the list is refused with %d', async (status) => {
  const tool = await openList(fails(status), '/admin-missing-application');
  expect(tool.get(list.$isLinked)).toBe(false);
});

test('a list that failed to load shows the failure until it is requested again', async () => {
  const tool = await openList(inTurn(fails(500), some, fails(500)));
  expect(tool.get(list.$view)).toBe('failed');
  expect(tool.reportPlaces()).toEqual(['admin: list submissions']);
  expect(tool.get(list.$rows)).toEqual([]);
  expect(tool.get(list.$total)).toBe(0);
  expect(tool.get(list.$filters)).toEqual([
    { status: null, label: 'All', count: 0, isChosen: true },
  ]);
  await tool.send(list.retried, undefined);
  expect(tool.get(list.$view)).toBe('list');
  expect(tool.get(list.$failure)).toBeNull();
  await tool.send(list.retried, undefined);
  expect(tool.get(list.$view)).toBe('list');
  expect(tool.get(list.$failure)).not.toBeNull();
});

test('anyone who signs out leaves nothing of the list', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'fenn');
  await tool.send(list.statusChosen, 'QUOTE_BLOCKED');
  await tool.send(list.sorted, 'company');
  expect(tool.get(list.$shownSort)).toEqual({ column: 'company', direction: 'ascending' });
  await allSettled(cacheCleared, { scope: tool.scope });
  expect(tool.get(list.$rows)).toEqual([]);
  expect(tool.get(list.$search)).toBe('');
  expect(tool.get(list.$shownSearch)).toBe('');
  expect(tool.get(list.$shownSort)).toEqual({ column: 'updated_at', direction: 'descending' });
  expect(tool.get(list.$status)).toBeNull();
  expect(tool.get(list.$isOffered)).toBeNull();
  expect(tool.get(list.$view)).toBe('loading');
});

test('what is asked is in the address, with no entry of the history for each letter', async () => {
  const tool = await openList(some, '/admin?experience=vanta');
  await tool.send(list.searched, ' fe');
  await tool.pass(200);
  await tool.send(list.searched, ' fenn ');
  await tool.pass(200);
  await tool.send(list.statusChosen, 'QUOTE_BLOCKED');
  await tool.send(list.sorted, 'company');
  expect(tool.address()).toBe(
    '/admin?experience=vanta&search=fenn&status=QUOTE_BLOCKED&sort=company&direction=ascending',
  );
  expect(tool.get(list.$search)).toBe(' fenn ');
  expect(tool.queries()).toHaveLength(5);
  await tool.send(list.boardOpened, 'ms_2');
  await tool.send(wentBack, undefined);
  expect(tool.address()).toContain('search=fenn&status=QUOTE_BLOCKED');
  await tool.send(wentBack, undefined);
  expect(tool.address()).toContain('search=fenn&status=QUOTE_BLOCKED');
  await tool.send(list.searchCleared, undefined);
  await tool.send(list.statusChosen, null);
  await tool.send(list.sorted, 'updated_at');
  expect(tool.address()).toBe('/admin?experience=vanta');
});

test('a list that is opened with an address asks for what the address says, once', async () => {
  const tool = await openList(some, '/admin?search=fenn&status=QUOTE_BLOCKED&sort=packages');
  expect(tool.get(list.$search)).toBe('fenn');
  expect(tool.get(list.$status)).toBe('QUOTE_BLOCKED');
  const direction = 'descending';
  expect(tool.queries()).toEqual([
    { limit: '50', search: 'fenn', status: 'QUOTE_BLOCKED', sort: 'packages', direction },
  ]);
  expect(tool.address()).toContain('sort=packages&direction=descending');
});

test('Back to an earlier list asks for what it was asked for', async () => {
  const tool = await openList(some, '/admin?search=fenn');
  await tool.send(navigate, { route: 'admin-submissions', query: { status: 'RELEASED' } });
  expect(tool.get(list.$search)).toBe('');
  await tool.send(wentBack, undefined);
  expect(tool.get(list.$search)).toBe('fenn');
  expect(tool.get(list.$status)).toBeNull();
  expect(tool.queries().at(-1)).toEqual({ limit: '50', search: 'fenn' });
});

test('a link to the list keeps what was asked, and the address says it', async () => {
  const tool = await openList();
  await tool.send(list.statusChosen, 'RELEASED');
  await tool.send(list.boardOpened, 'ms_1');
  await tool.send(navigate, { route: 'admin-submissions' });
  expect(tool.address()).toBe('/admin?status=RELEASED');
  expect(tool.queries().at(-1)).toEqual({ limit: '50', status: 'RELEASED' });
});

test('beside the list the link to it asks for what the list shows', async () => {
  const tool = await openList(some, '/admin?search=fenn');
  await tool.send(list.statusChosen, 'RELEASED');
  expect(tool.get(list.$to)).toEqual({
    route: 'admin-submissions',
    query: { search: 'fenn', status: 'RELEASED' },
  });
});

test('a column that the list doesn’t have leaves the default order, and goes from the address', async () => {
  const tool = await openList(some, '/admin?sort=shoe_size&direction=up');
  expect(tool.queries()).toEqual([{ limit: '50' }]);
  expect(tool.address()).toBe('/admin');
});

test('one half of a sign in a search ends in an address, and asks once', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'a\ud83d');
  await tool.pass(200);
  expect(tool.queries()).toEqual([{ limit: '50' }, { limit: '50', search: 'a\ufffd' }]);
});

test('a board that is opened before the search was sent stays open', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'fenn');
  await tool.send(list.boardOpened, 'ms_2');
  await tool.pass(1000);
  expect(tool.address()).toBe('/admin/market-submissions/ms_2');
});

test('a search is asked when its field is left, so that Back finds it in the address of the list', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'fenn');
  await tool.send(list.searchLeft, undefined);
  expect(tool.address()).toBe('/admin?search=fenn');
  await tool.send(list.boardOpened, 'ms_2');
  await tool.send(wentBack, undefined);
  expect(tool.address()).toBe('/admin?search=fenn');
  expect(tool.get(list.$search)).toBe('fenn');
});

test('a search field that is left without a new text asks nothing', async () => {
  const tool = await openList();
  await tool.send(list.searched, 'fenn');
  await tool.pass(200);
  await tool.send(list.searchLeft, undefined);
  await tool.pass(1000);
  expect(tool.queries()).toEqual([{ limit: '50' }, { limit: '50', search: 'fenn' }]);
});
