import { fails, inTurn } from '@fairlead/mfe-kit/testing';
import { $toasts, notify, toastPressed } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

const library = [
  aQuote({ annual_quote_id: 'lib_sml', monthly_quote_id: 'libm_sml', product_name: 'SML' }),
];
const board = () => {
  const growth = aPackage('a', { name: 'Growth' });
  const ready = aPackage('b', { name: 'Complete', status: 'READY', order: 2 });
  return aSubmission([growth, ready], { quotes: [...growth.quotes, ...library] });
};
const add = { cardId: 'lib_sml', from: null, to: 'a' };

async function pressUndo(tool: Awaited<ReturnType<typeof openTool>>) {
  const toast = tool.get($toasts).findLast(({ action }) => action?.label === 'Undo');
  if (!toast) throw new Error('There is no toast with Undo');
  await tool.send(toastPressed, toast.id);
}

test('the toast’s button undoes an addition with its own call', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, add);
  expect(tool.toasts()).toEqual([
    { text: 'Management Liability quote added to Growth.', audience: 'admin' },
  ]);
  await pressUndo(tool);
  expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
    {
      package_id: 'a',
      quotes: [
        { annual_quote_id: 'qa_SGL', monthly_quote_id: 'qm_SGL' },
        { annual_quote_id: 'lib_sml', monthly_quote_id: 'libm_sml' },
      ],
      coverage_request_ids: [],
    },
    {
      package_id: 'a',
      quotes: [{ annual_quote_id: 'qa_SGL', monthly_quote_id: 'qm_SGL' }],
      coverage_request_ids: [],
    },
  ]);
  expect(tool.toasts()).toEqual([
    { text: 'Undone: Management Liability quote added to Growth.', audience: 'admin' },
  ]);
});

test('Ctrl+Z takes the toast of the change away, whose button would undo the one before', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, add);
  await tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'IN_REVIEW' });
  await tool.send(model.undo.asked, undefined);
  expect(tool.get($toasts).map(({ text, action }) => [text, action?.label])).toEqual([
    ['Undone: Complete set to Draft.', undefined],
  ]);
});

test('Ctrl+Z takes back the last change first, then the one before it, and then nothing', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, add);
  await tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'IN_REVIEW' });
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('ready-package').map(({ body }) => body)).toEqual([{ package_id: 'b' }]);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(2);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(2);
  expect(tool.get(model.undo.$canUndo)).toBe(false);
});

test('a failed undo shows the board as the server has it, and a message', async () => {
  const start = board();
  const [growth, ...others] = start.packages;
  const withAdded = aPackage('a', { ...growth, quotes: [aQuote(), ...library] });
  const tool = await openTool(start, {
    'update-package': inTurn(() => {
      tool.backend.state.submission = { ...start, packages: [withAdded, ...others] };
      return withAdded;
    }, fails(500)),
  });
  await tool.send(model.contents.moved, add);
  await tool.send(model.undo.asked, undefined);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'We couldn’t undo “Management Liability quote added to Growth.” The board shows the packages as they are now. Change them by hand.',
  });
  expect(tool.reportPlaces()).toEqual(['admin: undo']);
});

test('while a change is under way nothing is undone', async () => {
  const held = aHeldCall();
  const tool = await openTool(board(), { 'ready-package': held.answer });
  await tool.send(model.contents.moved, add);
  const setting = tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  void tool.send(model.undo.asked, undefined);
  await Promise.resolve();
  expect(tool.callsOf('update-package')).toHaveLength(1);
  held.resolve(aPackage('a', { status: 'READY' }));
  await setting;
  expect(tool.callsOf('update-package')).toHaveLength(1);
  expect(tool.get(model.undo.$canUndo)).toBe(true);
});

test('on a board that was locked meanwhile nothing is undone', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, add);
  tool.backend.state.submission = { ...board(), status: 'BOUND' };
  await tool.send(model.submission.reloaded, undefined);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(1);
});

test('the button of another toast undoes nothing', async () => {
  const tool = await openTool(board());
  await tool.send(model.contents.moved, add);
  await tool.send(notify, { text: 'Other', action: { name: 'other', label: 'Other' } });
  const toast = tool.get($toasts).find(({ text }) => text === 'Other');
  await tool.send(toastPressed, toast?.id ?? 0);
  expect(tool.callsOf('update-package')).toHaveLength(1);
});

test('what a later change made impossible is not sent: its undo says why, and the one before it is next', async () => {
  const live = aPackage('a', { name: 'Growth', status: 'READY', recommended: true });
  const draft = aPackage('b', { name: 'Complete', order: 2 });
  const tool = await openTool(
    aSubmission([live, draft], { status: 'RELEASED', quotes: [...draft.quotes, ...library] }),
  );
  await tool.send(model.contents.moved, { ...add, to: 'b' });
  await tool.send(model.recommended.switched, { packageId: 'a', to: false });
  // Only while the submission is quote-blocked could this one be taken back.
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' });
  await tool.send(model.undo.asked, undefined);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'We couldn’t undo “Growth is no longer recommended.” Only Ready/Live packages can be marked as recommended. The board shows the packages as they are now. Change them by hand.',
  });
  expect(tool.callsOf('update-package')).toHaveLength(2);
  expect(tool.reportPlaces()).toEqual([]);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(3);
  expect(tool.get(model.undo.$canUndo)).toBe(false);
});

test('a package that is Live instead of the one that was set to Draft is not a fifth one', async () => {
  const four = ['a', 'b', 'c', 'd'].map((id, index) =>
    aPackage(id, { name: id, status: 'READY', order: index + 1 }),
  );
  const other = aPackage('e', { name: 'e', order: 5 });
  const tool = await openTool(aSubmission([...four, other]));
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' });
  const [first, ...rest] = tool.backend.state.submission.packages;
  tool.backend.state.submission = aSubmission([
    ...(first ? [first] : []),
    ...rest.map((one) => ({ ...one, status: 'READY' as const })),
  ]);
  await tool.send(model.submission.reloaded, undefined);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('ready-package')).toEqual([]);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t undo “a set to Draft.” Limit of 4 live packages. Set another to Draft or Archive to proceed. The board shows the packages as they are now. Change them by hand.',
  );
});
