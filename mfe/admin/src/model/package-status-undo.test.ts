import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

const ready = (id: string) => aPackage(id, { status: 'READY' });

test('two packages are set one after the other, each by its call', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), aPackage('b')]));
  await Promise.all([
    tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' }),
    tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'READY' }),
  ]);
  expect(tool.callsOf('ready-package').map(({ body }) => body)).toEqual([
    { package_id: 'a' },
    { package_id: 'b' },
  ]);
});

test('a package whose other change is under way is set once that is through', async () => {
  const tool = await openTool(aSubmission([ready('a')]));
  await Promise.all([
    tool.send(model.recommended.switched, { packageId: 'a', to: true }),
    tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' }),
  ]);
  expect(tool.callsOf('update-package')).toHaveLength(1);
  expect(tool.callsOf('review-package')).toHaveLength(1);
});

test('the notice calls a ready package of a submission that isn’t blocked Live', async () => {
  const tool = await openTool(aSubmission([aPackage('a')], { status: 'REQUESTED' }));
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(tool.toasts().map(({ text }) => text)).toEqual(['Package a set to Live.']);
});

test.each([
  ['QUOTE_BLOCKED', 'IN_REVIEW', 'READY', ['review-package']],
  ['QUOTE_BLOCKED', 'IN_REVIEW', 'ARCHIVED', ['review-package']],
  ['QUOTE_BLOCKED', 'READY', 'IN_REVIEW', ['ready-package']],
  ['QUOTE_BLOCKED', 'READY', 'ARCHIVED', ['review-package', 'ready-package']],
  ['QUOTE_BLOCKED', 'ARCHIVED', 'IN_REVIEW', ['archive-package']],
  ['RELEASED', 'READY', 'ARCHIVED', ['review-package']],
  ['RELEASED', 'READY', 'IN_REVIEW', []],
] as const)('while %s, %s that became %s is undone by %j', async (status, from, to, names) => {
  const tool = await openTool(aSubmission([aPackage('a', { status: from })], { status }));
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to });
  expect(tool.get(model.undo.$canUndo)).toBe(names.length > 0);
  const before = tool.calls.length;
  await tool.send(model.undo.asked, undefined);
  const undone = tool.calls.slice(before).filter(({ method }) => method === 'PATCH');
  expect(undone.map(({ name, body }) => [name, body])).toEqual(
    names.map((name) => [name, { package_id: 'a' }]),
  );
});

test('while one status of a package is being saved, another one needs its own press', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  await Promise.all([
    tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' }),
    tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'ARCHIVED' }),
  ]);
  expect(tool.callsOf('ready-package')).toHaveLength(1);
  expect(tool.callsOf('archive-package')).toEqual([]);
});

test.each([
  ['IN_REVIEW', 'READY', 'QUOTE_BLOCKED'],
  ['READY', 'ARCHIVED', 'RELEASED'],
] as const)('%s that became %s is a draft as soon as that is undone', async (from, to, status) => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([aPackage('a', { status: from })], { status }), {
    'review-package': held.answer,
  });
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to });
  const undoing = tool.send(model.undo.asked, undefined);
  expect(tool.column('a').status).toBe('IN_REVIEW');
  held.resolve(aPackage('a'));
  await undoing;
});
