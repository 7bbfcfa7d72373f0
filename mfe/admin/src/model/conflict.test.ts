import { dropped, fails, failsWithCode } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

const sml = aQuote({ annual_quote_id: 'sml', monthly_quote_id: 'smlm', product_name: 'SML' });
const growth = aPackage('a', { name: 'Growth', version: 'v1' });
const board = (more: Parameters<typeof aPackage>[1] = {}) =>
  aSubmission([{ ...growth, ...more }], { quotes: [...growth.quotes, sml] });
const add = { cardId: 'sml', from: null, to: 'a' };
const refuses = { 'update-package': failsWithCode(409, 'package_changed') };

test('every change names the version of the package that the admin saw', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, add);
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(
    tool.calls.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers),
  ).toEqual([{ 'If-Match': 'v1' }, { 'If-Match': 'v1' }]);
});

test('a server that gives no version gets no If-Match', async () => {
  const { version: _, ...unversioned } = growth;
  const tool = await openTool(aSubmission([unversioned], { quotes: [sml] }));
  await tool.send(model.contents.moved, add);
  expect(tool.callsOf('update-package')[0]?.headers).toStrictEqual({});
});

test('a change sends the version of its own package, and a conflict says what changed in that package', async () => {
  const other = aPackage('b', { name: 'Complete', version: 'other', order: 2 });
  const submission = (one: typeof growth) => aSubmission([other, one], { quotes: [sml] });
  const tool = await openTool(submission(growth), refuses);
  tool.backend.state.submission = submission({ ...growth, name: 'Theirs', version: 'v2' });
  await tool.send(model.contents.moved, add);
  expect(tool.callsOf('update-package')[0]?.headers).toEqual({ 'If-Match': 'v1' });
  expect(tool.get(model.notice.$notice)?.text).toContain(
    'Another admin changed Growth before you: it is called Theirs now.',
  );
});

test('a change and a name that conflict are told to the admin, and reported to nobody', async () => {
  const tool = await openTool(board(), refuses);
  tool.backend.state.submission = board({ description: 'Theirs.', version: 'v2' });
  await tool.send(model.contents.moved, add);
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { name: 'Mine' });
  await tool.send(model.naming.saved, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(2);
  expect(tool.reportPlaces()).toEqual([]);
});

test('an admin whose change conflicts reads what the other admin changed, beside the current board', async () => {
  const tool = await openTool(board(), refuses);
  tool.backend.state.submission = board({
    name: 'Growth Plus',
    description: 'Another text.',
    status: 'READY',
    version: 'v2',
    quotes: [sml],
  });
  await tool.send(model.contents.moved, add);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: 'a',
    text: 'Another admin changed Growth before you: Management Liability was added, General Liability was removed, it is Ready now, it is called Growth Plus now, its description is another. Nothing was overwritten and nothing of yours was saved. Look at it and try again.',
  });
  expect(tool.column('a')).toMatchObject({ name: 'Growth Plus', status: 'READY' });
});

test('a package that was removed in the meantime is reported as gone', async () => {
  const tool = await openTool(board(), refuses);
  tool.backend.state.submission = aSubmission([]);
  await tool.send(model.contents.moved, add);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'Growth is gone: another admin removed it. Nothing of yours was saved.',
  );
});

test('a name is saved on the package that the form was opened on, even if a poll changes the board', async () => {
  const tool = await openTool(board(), refuses);
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { name: 'Mine' });
  tool.backend.state.submission = board({ name: 'Theirs', version: 'v2' });
  await tool.send(model.submission.reloaded, undefined);
  await tool.send(model.naming.saved, undefined);
  expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'v1' },
  ]);
  expect(tool.get(model.naming.$editing)?.name).toBe('Mine');
  await tool.send(model.naming.saved, undefined);
  expect(tool.callsOf('update-package').at(-1)?.headers).toEqual({ 'If-Match': 'v2' });
});

test('an order names the order that was seen; anyone who comes second reads the new one, and nothing is overwritten', async () => {
  const three = (...names: string[]) =>
    aSubmission(names.map((name, index) => aPackage(name, { name, order: index + 1 })));
  const tool = await openTool(three('A', 'B', 'C'), {
    'update-package': failsWithCode(409, 'order_changed'),
  });
  tool.backend.state.submission = three('C', 'A', 'B');
  await tool.send(model.reorder.placed, { packageId: 'A', position: 3 });
  expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'Seen-Order': 'A,B,C' },
  ]);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'Another admin ordered the packages before you. They are now: C, A, B. Nothing was overwritten and nothing of yours was saved.',
  });
  expect(tool.get(model.reorder.$packages).map(({ id }) => id)).toEqual(['C', 'A', 'B']);
});

test('an admin who moves packages one after the other is in nobody’s way', async () => {
  const start = aSubmission(
    ['A', 'B', 'C'].map((name, index) => aPackage(name, { name, order: index + 1 })),
  );
  const tool = await openTool(start);
  await Promise.all([
    tool.send(model.reorder.placed, { packageId: 'A', position: 3 }),
    tool.send(model.reorder.placed, { packageId: 'B', position: 2 }),
  ]);
  expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'Seen-Order': 'A,B,C' },
    { 'Seen-Order': 'B,C,A' },
  ]);
});

test.each([
  [{ name: 'Growth Plus' }, ': it is called Growth Plus now'],
  [{ description: 'Another text.' }, ': its description is another'],
  [{ status: 'READY' }, ': it is Ready now'],
  [{ quotes: [...growth.quotes, sml] }, ': Management Liability was added'],
  [{ quotes: [] }, ': General Liability was removed'],
  [{ coverage_requests: [aRequest()] }, ': Management Liability was added'],
  [{ order: 7 }, ''],
])('the conflict message names only what another admin changed: %j', async (theirs, what) => {
  const tool = await openTool(board(), refuses);
  tool.backend.state.submission = board({ ...theirs, version: 'v2' });
  await tool.send(model.contents.moved, add);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    `Another admin changed Growth before you${what}. Nothing was overwritten and nothing of yours was saved. Look at it and try again.`,
  );
});

test('a package of a live submission is Live, not Ready', async () => {
  const live = { status: 'RELEASED' };
  const tool = await openTool(aSubmission([growth], { ...live, quotes: [sml] }), refuses);
  tool.backend.state.submission = aSubmission([{ ...growth, status: 'READY' }], live);
  await tool.send(model.contents.moved, add);
  expect(tool.get(model.notice.$notice)?.text).toContain('before you: it is Live now.');
});

test('a conflict is shown once, and later loads don’t repeat it', async () => {
  const tool = await openTool(board(), refuses);
  tool.backend.state.submission = board({ name: 'Theirs' });
  await tool.send(model.contents.moved, add);
  await tool.send(model.notice.dismissed, undefined);
  tool.backend.state.submission = board({ name: 'Theirs again' });
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('the conflict message lists another admin’s order as the board shows it, archived packages last', async () => {
  const start = aSubmission(
    ['A', 'B'].map((name, index) => aPackage(name, { name, order: index + 1 })),
  );
  const tool = await openTool(start, { 'update-package': failsWithCode(409, 'order_changed') });
  tool.backend.state.submission = aSubmission([
    aPackage('A', { name: 'A', order: 1, status: 'ARCHIVED' }),
    aPackage('B', { name: 'B', order: 2 }),
  ]);
  await tool.send(model.reorder.placed, { packageId: 'A', position: 2 });
  expect(tool.get(model.notice.$notice)?.text).toContain('They are now: B, A.');
  await tool.send(model.notice.dismissed, undefined);
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('a conflicting mark shows its message next to the package, without a toast', async () => {
  const tool = await openTool(board({ status: 'READY' }), refuses);
  tool.backend.state.submission = board({ status: 'READY', name: 'Theirs' });
  await tool.send(model.recommended.switched, { packageId: 'a', to: true });
  expect(tool.toasts()).toEqual([]);
  expect(tool.get(model.notice.$notice)).toMatchObject({ packageId: 'a' });
});

test('a name is saved after own changes of the same package, and not after another admin changed it too', async () => {
  const tool = await openTool(board(), {
    'update-package': () => ({ ...growth, status: 'IN_REVIEW', version: 'v2' }),
  });
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { description: 'Mine' });
  await tool.send(model.contents.moved, add);
  await tool.send(model.naming.saved, undefined);
  expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'v1' },
    { 'If-Match': 'v2' },
  ]);

  const late = await openTool(board(), {
    'update-package': () => ({ ...growth, status: 'IN_REVIEW', version: 'v3' }),
  });
  await late.send(model.naming.begun, 'a');
  await late.send(model.naming.typed, { description: 'Mine' });
  late.backend.state.submission = board({ name: 'Theirs', version: 'v2' });
  await late.send(model.submission.reloaded, undefined);
  await late.send(model.contents.moved, add);
  await late.send(model.naming.saved, undefined);
  expect(late.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'v2' },
    { 'If-Match': 'v1' },
  ]);
});

test.each([
  ['own change alone', {}, 'v2'],
  ['description of another admin too', { description: 'Theirs' }, 'v1'],
])(
  'a name is saved after an own change whose answer was lost where the board shows the %s',
  async (_, theirs, version) => {
    let isLost = true;
    const tool = await openTool(board(), {
      'update-package': () => {
        if (!isLost) return { ...growth, version: 'v3' };
        isLost = false;
        tool.backend.state.submission = board({
          ...theirs,
          quotes: [...growth.quotes, sml],
          version: 'v2',
        });
        return dropped();
      },
    });
    await tool.send(model.naming.begun, 'a');
    await tool.send(model.naming.typed, { description: 'Mine' });
    await tool.send(model.contents.moved, add);
    await tool.send(model.naming.saved, undefined);
    expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
      { 'If-Match': 'v1' },
      { 'If-Match': version },
    ]);
  },
);

test('a name that is saved during an own change of the package waits for its version, and the other way round', async () => {
  const first = aHeldCall();
  const calls = [first.answer, () => ({ ...growth, version: 'v3' })];
  const tool = await openTool(board(), { 'update-package': () => calls.shift()?.() });
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { description: 'Mine' });
  void tool.send(model.contents.moved, add);
  void tool.send(model.naming.saved, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(1);
  first.resolve({ ...growth, version: 'v2' });
  await allSettled(tool.scope);
  expect(tool.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'v1' },
    { 'If-Match': 'v2' },
  ]);

  const saving = aHeldCall();
  const answers = [saving.answer, () => ({ ...growth, version: 'v3' })];
  const other = await openTool(board(), { 'update-package': () => answers.shift()?.() });
  await other.send(model.naming.begun, 'a');
  await other.send(model.naming.typed, { description: 'Mine' });
  void other.send(model.naming.saved, undefined);
  void other.send(model.contents.moved, add);
  expect(other.callsOf('update-package')).toHaveLength(1);
  saving.resolve({ ...growth, description: 'Mine', version: 'v2' });
  await allSettled(other.scope);
  expect(other.callsOf('update-package').map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'v1' },
    { 'If-Match': 'v2' },
  ]);
});

test('a name that was typed before a reload is saved on the version that the form was opened on', async () => {
  const storage = memoryStorage();
  const before = await openTool(board(), {}, { storage });
  await before.send(model.naming.begun, 'a');
  await before.send(model.naming.typed, { name: 'Mine' });
  await before.send(draftsFlushed, undefined);
  const after = await openTool(board({ name: 'Theirs', version: 'v2' }), refuses, { storage });
  await after.send(model.naming.saved, undefined);
  expect(after.callsOf('update-package')[0]?.headers).toEqual({ 'If-Match': 'v1' });
});

test.each([
  [
    'alone',
    {},
    'Management Liability quote added to Growth. The server’s answer was lost, but the change was made. What you did after it wasn’t saved: look at it and try again.',
  ],
  [
    'and another admin’s',
    { description: 'Theirs.' },
    'Another admin changed Growth before you: its description is another. Nothing was overwritten and nothing of yours was saved. Look at it and try again.',
  ],
])(
  'an own change whose answer and board were lost is nobody else’s when the next one conflicts with it, %s',
  async (_, theirs, text) => {
    let submission: ReturnType<typeof board> | null = board();
    const failures = [dropped, failsWithCode(409, 'package_changed')];
    const tool = await openTool(board(), {
      'get-admin-market-submission': () => submission ?? fails(400)(),
      'update-package': () => failures.shift()?.(),
    });
    submission = null;
    await tool.send(model.contents.moved, add);
    submission = board({
      quotes: [...growth.quotes, sml],
      status: 'IN_REVIEW',
      version: 'v2',
      ...theirs,
    });
    await tool.send(model.contents.moved, add);
    expect(tool.get(model.notice.$notice)).toEqual({ packageId: 'a', text });
  },
);

/** An own change of the board whose answer and board were lost, and a package that another admin changed meanwhile. */
async function conflictAfterLost(
  now: ReturnType<typeof aSubmission>,
  lostMove: typeof add | { cardId: string; from: string; to: string },
) {
  const complete = aPackage('b', { name: 'Complete', version: 'w1', order: 2, quotes: [] });
  const start = aSubmission([growth, complete], { quotes: [sml] });
  let submission: ReturnType<typeof aSubmission> | null = start;
  const failures = [dropped, failsWithCode(409, 'package_changed')];
  const tool = await openTool(start, {
    'get-admin-market-submission': () => submission ?? fails(400)(),
    'update-package': () => failures.shift()?.(),
  });
  submission = null;
  await tool.send(model.contents.moved, lostMove);
  submission = now;
  await tool.send(model.contents.moved, add);
  return tool.get(model.notice.$notice)?.text;
}

test('a conflict about one package says that the change of another one before it was made', async () => {
  const text = await conflictAfterLost(
    aSubmission([
      { ...growth, description: 'Theirs.', version: 'v2' },
      aPackage('b', { name: 'Complete', version: 'w2', order: 2, quotes: [sml] }),
    ]),
    { ...add, to: 'b' },
  );
  expect(text).toBe(
    'Another admin changed Growth before you: its description is another. Nothing was overwritten and nothing of yours was saved. Look at it and try again. Your change before that was made, though the server’s answer was lost: Management Liability quote added to Complete.',
  );
});

test('a move that was made only in part, its answer lost, is no other admin’s when the next change conflicts', async () => {
  const [moved] = growth.quotes;
  const text = await conflictAfterLost(
    aSubmission([
      { ...growth, quotes: [], status: 'IN_REVIEW', version: 'v2' },
      aPackage('b', { name: 'Complete', version: 'w1', order: 2, quotes: [] }),
    ]),
    { cardId: moved?.annual_quote_id ?? '', from: 'a', to: 'b' },
  );
  expect(text).toBe(
    'A change of yours was made only in part: the server’s answer was lost. What you did after it wasn’t saved: look at the packages and try again.',
  );
});
