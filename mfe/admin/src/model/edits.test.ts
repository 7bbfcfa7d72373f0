import { dropped, fails, inTurn } from '@fairlead/mfe-kit/testing';
import { $toasts } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

const growth = aPackage('a', { name: 'Growth' });
const empty = aPackage('b', { name: 'Empty', order: 2, quotes: [] });
const live = aPackage('c', { name: 'Live', order: 3, status: 'READY' });
const board = (more: Parameters<typeof aSubmission>[1] = {}) =>
  aSubmission([growth, empty, live], more);
const toReady = { packageId: 'a', to: 'READY' } as const;
const mark = { packageId: 'c', to: true } as const;
const notice = (tool: Awaited<ReturnType<typeof openTool>>) => tool.get(model.notice.$notice);

test.each([400, 404, 409, 422])('a change that is answered with %i was refused', async (status) => {
  const tool = await openTool(board(), { 'ready-package': fails(status) });
  await tool.send(model.packageStatus.chosen, toReady);
  expect(notice(tool)?.text).toBe(
    'We couldn’t set Growth to Ready. The server refused it and gave no reason. The package keeps its previous status.',
  );
});

test('a change that waits for another is shown from the start until it is made itself', async () => {
  const second = aHeldCall();
  const tool = await openTool(board(), { 'archive-package': second.answer });
  const both = Promise.all([
    tool.send(model.packageStatus.chosen, toReady),
    tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'ARCHIVED' }),
  ]);
  const statuses = () =>
    tool.get(model.$submission)?.packages.map(({ id, status }) => `${id} ${status}`);
  await vi.waitFor(() => expect(tool.callsOf('archive-package')).toHaveLength(1));
  expect(statuses()).toEqual(['a READY', 'b ARCHIVED', 'c READY']);
  second.resolve({ ...empty, status: 'ARCHIVED' });
  await both;
});

test.each([401, 403, 500, 503])(
  'one that is answered with %i says nothing of the package',
  async (status) => {
    const tool = await openTool(board(), { 'ready-package': fails(status) });
    await tool.send(model.packageStatus.chosen, toReady);
    expect(notice(tool)?.text).toBe(
      'We couldn’t set Growth to Ready. The package keeps its previous status. Try again.',
    );
  },
);

test('a change that failed is not called made, though the board shows it', async () => {
  const tool = await openTool(board(), {
    'ready-package': () => {
      tool.backend.state.submission = aSubmission([{ ...growth, status: 'READY' }]);
      return fails(500)();
    },
  });
  await tool.send(model.packageStatus.chosen, toReady);
  expect(notice(tool)?.text).toBe(
    'We couldn’t set Growth to Ready. The package keeps its previous status. Try again.',
  );
});

test.each([408, 502, 504])(
  'a change whose answer a gateway lost, with %i, is called made where the board shows it',
  async (status) => {
    const tool = await openTool(board(), {
      'ready-package': () => {
        tool.backend.state.submission = aSubmission([{ ...growth, status: 'READY' }]);
        return fails(status)();
      },
    });
    await tool.send(model.packageStatus.chosen, toReady);
    expect(notice(tool)?.text).toBe(
      'Growth set to Ready. The server’s answer was lost, but the change was made.',
    );
  },
);

test('a mark whose answer is lost has a toast, and a line above the columns once the board shows it', async () => {
  const tool = await openTool(board(), {
    'update-package': () => {
      tool.backend.state.submission = aSubmission([growth, empty, { ...live, recommended: true }]);
      return dropped();
    },
  });
  await tool.send(model.recommended.switched, mark);
  expect(tool.get($toasts)).toMatchObject([
    { text: 'Failed to update recommended package', tone: 'danger', audience: 'admin' },
  ]);
  expect(notice(tool)).toEqual({
    packageId: null,
    text: 'Live is recommended. The server’s answer was lost, but the change was made.',
  });
});

test('a mark that fails has a toast alone', async () => {
  const tool = await openTool(board(), { 'update-package': fails(500) });
  await tool.send(model.recommended.switched, mark);
  expect(notice(tool)).toBeNull();
});

test('what was done after a mark that failed goes back with it, as its toast says', async () => {
  const held = aHeldCall();
  const tool = await openTool(board(), { 'update-package': held.answer });
  const marking = tool.send(model.recommended.switched, mark);
  const setting = tool.send(model.packageStatus.chosen, toReady);
  await Promise.resolve();
  expect(tool.column('a').status).toBe('READY');
  held.reject(new Error('no answer'));
  await Promise.all([marking, setting]);
  expect(tool.column('a').status).toBe('IN_REVIEW');
  expect(tool.callsOf('ready-package')).toEqual([]);
  expect(tool.toasts()).toEqual([
    {
      text: 'Failed to update recommended package. What you did after it was put back too.',
      audience: 'admin',
    },
  ]);
});

test('three changes are made in their order, each once', async () => {
  const tool = await openTool(board());
  await Promise.all([
    tool.send(model.packageStatus.chosen, toReady),
    tool.send(model.recommended.switched, mark),
    tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'ARCHIVED' }),
  ]);
  expect(tool.calls.filter(({ method }) => method === 'PATCH').map(({ name }) => name)).toEqual([
    'ready-package',
    'update-package',
    'archive-package',
  ]);
});

test('after a change that failed the next one is made', async () => {
  const tool = await openTool(board(), { 'ready-package': inTurn(fails(500), () => live) });
  await tool.send(model.packageStatus.chosen, toReady);
  await tool.send(model.packageStatus.chosen, toReady);
  expect(tool.callsOf('ready-package')).toHaveLength(2);
  expect(notice(tool)).toBeNull();
});

test('a move whose second call fails shows its message at the package that receives the quote', async () => {
  const tool = await openTool(board(), {
    'update-package': inTurn(() => empty, fails(500)),
  });
  await tool.send(model.contents.moved, { cardId: 'qa_SGL', from: 'a', to: 'b' });
  expect(tool.callsOf('update-package')).toHaveLength(2);
  expect(notice(tool)).toEqual({
    packageId: 'b',
    text: 'We couldn’t move the General Liability quote from Growth to Empty. The package is as it was. Try again.',
  });
});

test('a failed removal shows its message at the package that keeps the quote', async () => {
  const tool = await openTool(board(), { 'update-package': fails(500) });
  await tool.send(model.contents.moved, { cardId: 'qa_SGL', from: 'c', to: null });
  expect(notice(tool)).toEqual({
    packageId: 'c',
    text: 'We couldn’t remove the General Liability quote from Live. The package is as it was. Try again.',
  });
});

test('a sentence about one of two columns is shown in that column, not above them', async () => {
  const tool = await openTool(board(), { 'ready-package': fails(500) });
  await tool.send(model.packageStatus.chosen, toReady);
  expect(notice(tool)?.packageId).toBe('a');
  expect(tool.get(model.$headNotice)).toBeNull();
});

test('an order names the packages as the server orders them, wherever they stand in its answer', async () => {
  const tool = await openTool(
    aSubmission([
      aPackage('c', { order: 3 }),
      aPackage('a', { order: 1 }),
      aPackage('b', { order: 2 }),
    ]),
  );
  await tool.send(model.reorder.placed, { packageId: 'a', position: 2 });
  expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'Seen-Order': 'a,b,c' },
  ]);
  expect(tool.get(model.reorder.$packages).map(({ id, order }) => `${id}${order}`)).toEqual([
    'b1',
    'a2',
    'c3',
  ]);
});

test("a reorder sends the package's version and the order that was seen", async () => {
  const tool = await openTool(
    aSubmission([aPackage('a', { order: 1, version: 'v1' }), aPackage('b', { order: 2 })]),
  );
  await tool.send(model.reorder.placed, { packageId: 'a', position: 2 });
  expect(tool.callsOf('update-package')[0]?.headers).toEqual({
    'If-Match': 'v1',
    'Seen-Order': 'a,b',
  });
});

test('a refused quote shows a red toast', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, { cardId: 'qa_SGL', from: 'c', to: 'a' });
  expect(tool.get($toasts)).toMatchObject([{ tone: 'danger', audience: 'admin' }]);
});

test('a completed change shows a green toast with Undo', async () => {
  const tool = await openTool(board());
  await tool.send(model.packageStatus.chosen, toReady);
  expect(tool.get($toasts)).toMatchObject([
    {
      text: 'Growth set to Ready.',
      tone: 'success',
      audience: 'admin',
      action: { label: 'Undo' },
    },
  ]);
  await tool.send(model.undo.asked, undefined);
  expect(tool.get($toasts).at(-1)).toMatchObject({
    text: 'Undone: Growth set to Ready.',
    tone: 'success',
    action: undefined,
  });
});

test('a package that holds several quotes keeps the others', async () => {
  const two = aPackage('a', {
    quotes: [aQuote(), aQuote({ product_name: 'SML' })],
  });
  const tool = await openTool(aSubmission([two]));
  await tool.send(model.contents.moved, { cardId: 'qa_SGL', from: 'a', to: null });
  expect(tool.callsOf('update-package')[0]?.body).toEqual({
    package_id: 'a',
    quotes: [{ annual_quote_id: 'qa_SML', monthly_quote_id: 'qm_SML' }],
    coverage_request_ids: [],
  });
});

test('a quote that has a monthly price only is moved by its monthly id', async () => {
  const monthly = aQuote({ annual_quote_id: null, monthly_quote_id: 'qm_1' });
  const tool = await openTool(aSubmission([aPackage('a', { quotes: [] })], { quotes: [monthly] }));
  await tool.send(model.contents.moved, { cardId: 'qm_1', from: null, to: 'a' });
  expect(tool.callsOf('update-package')[0]?.body).toMatchObject({
    quotes: [{ annual_quote_id: null, monthly_quote_id: 'qm_1' }],
  });
});
