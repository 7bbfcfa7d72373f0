import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

type Tool = Awaited<ReturnType<typeof openTool>>;

const cyber = aQuote({ product_name: 'CP_CEM' });
const liability = aQuote({ product_name: 'SML' });
const start = () =>
  aSubmission([
    aPackage('a', { name: 'Growth', quotes: [aQuote(), liability] }),
    aPackage('b', { name: 'Complete', status: 'READY', order: 2 }),
  ]);

/** Another admin changes the first package, or the submission too, and the board shows it. */
async function changeElsewhere(
  { backend, send }: Tool,
  change: (one: Package) => Partial<Package>,
  more: Partial<MarketSubmission> = {},
) {
  const { packages, ...submission } = backend.state.submission;
  backend.state.submission = {
    ...submission,
    quotes: [...submission.quotes, cyber, liability],
    packages: packages.map((one) => (one.id === 'a' ? { ...one, ...change(one) } : one)),
    ...more,
  };
  await send(model.submission.reloaded, undefined);
}

/** Undoes, and returns the calls that were made for it. */
async function undo({ send, callsOf }: Tool) {
  const names = ['update-package', 'review-package', 'ready-package', 'archive-package'] as const;
  const calls = () => names.flatMap((name) => callsOf(name).map(({ body }) => body));
  const before = calls().length;
  await send(model.undo.asked, undefined);
  return calls().slice(before);
}

const notice = (tool: Tool) => tool.get(model.notice.$notice)?.text;

test('an undo takes nothing out of a package that is live by now', async () => {
  const tool = await openTool(start());
  await tool.send(model.contents.moved, { cardId: 'qa_SML', from: 'a', to: null });
  await changeElsewhere(tool, () => ({ status: 'READY' }), { status: 'RELEASED' });
  expect(await undo(tool)).toEqual([]);
  expect(tool.column('a').status).toBe('READY');
  expect(notice(tool)).toBe(
    'We couldn’t undo “Management Liability quote removed from Growth.” Package is locked when live. The board shows the packages as they are now. Change them by hand.',
  );
});

test.each([
  ['READY', 'Package must be In Review to add quotes.'],
  ['ARCHIVED', 'Restore package to edit.'],
])('an undo adds nothing to a package that is %s by now', async (status, why) => {
  const tool = await openTool(start());
  await tool.send(model.contents.moved, { cardId: 'qa_SML', from: 'a', to: null });
  await changeElsewhere(tool, () => ({ status }));
  expect(await undo(tool)).toEqual([]);
  expect(notice(tool)).toContain(why);
});

test('an undo doesn’t take out what another admin has added since', async () => {
  const tool = await openTool(start());
  await tool.send(model.contents.moved, { cardId: 'qa_SML', from: 'a', to: null });
  await changeElsewhere(tool, ({ quotes }) => ({ quotes: [...quotes, cyber] }));
  expect(await undo(tool)).toEqual([]);
  expect(notice(tool)).toBe(
    'We couldn’t undo “Management Liability quote removed from Growth.” It was changed again since then. The board shows the packages as they are now. Change them by hand.',
  );
});

test('an undo doesn’t take back another admin’s name', async () => {
  const tool = await openTool(start());
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { name: 'Bigger' });
  await tool.send(model.naming.saved, undefined);
  await changeElsewhere(tool, () => ({ name: 'Biggest' }));
  expect(await undo(tool)).toEqual([]);
  expect(tool.column('a').name).toBe('Biggest');
});

test('an undo doesn’t restore what another admin has archived', async () => {
  const tool = await openTool(start());
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  await changeElsewhere(tool, () => ({ status: 'ARCHIVED' }));
  expect(await undo(tool)).toEqual([]);
});

test('an undo doesn’t take away another admin’s recommendation', async () => {
  const tool = await openTool(start());
  await tool.send(model.recommended.switched, { packageId: 'b', to: true });
  const { packages, ...submission } = tool.backend.state.submission;
  tool.backend.state.submission = {
    ...submission,
    packages: packages.map((one) => ({ ...one, recommended: one.id === 'a' })),
  };
  await tool.send(model.submission.reloaded, undefined);
  expect(await undo(tool)).toEqual([]);
});

test('an undo is made although another package was changed since', async () => {
  const tool = await openTool(start());
  await tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'IN_REVIEW' });
  await changeElsewhere(tool, () => ({ name: 'Bigger' }));
  expect(await undo(tool)).toEqual([{ package_id: 'b' }]);
});
