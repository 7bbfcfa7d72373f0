import { fails } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

const ready = (id: string, recommended = false) => aPackage(id, { status: 'READY', recommended });
const { switched } = model.recommended;

test('ADMIN-009 a ready package is marked recommended', async () => {
  const tool = await openTool(aSubmission([ready('a')]));
  await tool.send(switched, { packageId: 'a', to: true });
  expect(tool.callsOf('update-package')[0]?.body).toEqual({ package_id: 'a', recommended: true });
  expect(tool.column('a').isRecommended).toBe(true);
});

test('ADMIN-009 marking one package removes the mark of the other immediately', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([ready('a', true), ready('b')]), {
    'update-package': held.answer,
  });
  const marking = tool.send(switched, { packageId: 'b', to: true });
  await Promise.resolve();
  expect([tool.column('a').isRecommended, tool.column('b').isRecommended]).toEqual([false, true]);
  held.reject(new Error('no answer'));
  await marking;
  expect([tool.column('a').isRecommended, tool.column('b').isRecommended]).toEqual([true, false]);
});

test('ADMIN-094 only a ready package can be marked', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.column('a').whyNotRecommend).toBe(
    'Only Ready/Live packages can be marked as recommended',
  );
  await tool.send(switched, { packageId: 'a', to: true });
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a draft that kept its mark can lose it', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { recommended: true })]));
  expect(tool.column('a').whyNotRecommend).toBeNull();
  await tool.send(switched, { packageId: 'a', to: false });
  expect(tool.column('a').isRecommended).toBe(false);
});

test('ERROR-071 a mark that fails is reverted, and the admin sees a message', async () => {
  const tool = await openTool(aSubmission([ready('a')]), { 'update-package': fails(409) });
  await tool.send(switched, { packageId: 'a', to: true });
  expect(tool.column('a').isRecommended).toBe(false);
  expect(tool.toasts()).toEqual([
    { text: 'Failed to update recommended package', audience: 'admin' },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: recommended package']);
});

const changes = (tool: Awaited<ReturnType<typeof openTool>>) =>
  tool.callsOf('update-package').map(({ body }) => body);

test('a switch that is where it should be sends nothing', async () => {
  const tool = await openTool(aSubmission([ready('a', true), ready('b')]));
  await tool.send(switched, { packageId: 'a', to: true });
  await tool.send(switched, { packageId: 'b', to: false });
  expect(changes(tool)).toEqual([]);
});

test('while one mark is being saved, another one needs its own press', async () => {
  const tool = await openTool(aSubmission([ready('a'), ready('b')]));
  await Promise.all([
    tool.send(switched, { packageId: 'a', to: true }),
    tool.send(switched, { packageId: 'b', to: true }),
  ]);
  expect(changes(tool)).toEqual([{ package_id: 'a', recommended: true }]);
});

test('a mark can be set while a status is under way', async () => {
  const tool = await openTool(aSubmission([ready('a'), aPackage('b')]));
  await Promise.all([
    tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'READY' }),
    tool.send(switched, { packageId: 'a', to: true }),
  ]);
  expect(changes(tool)).toEqual([{ package_id: 'a', recommended: true }]);
});

test('a mark that goes to another package is undone by giving it back', async () => {
  const tool = await openTool(aSubmission([ready('a', true), ready('b')]));
  await tool.send(switched, { packageId: 'b', to: true });
  expect(tool.toasts().map(({ text }) => text)).toEqual(['Package b is recommended.']);
  await tool.send(model.undo.asked, undefined);
  expect(changes(tool).at(-1)).toEqual({ package_id: 'a', recommended: true });
});

test('the first mark is undone by taking it', async () => {
  const tool = await openTool(aSubmission([ready('a'), ready('b')]));
  await tool.send(switched, { packageId: 'b', to: true });
  await tool.send(model.undo.asked, undefined);
  expect(changes(tool).at(-1)).toEqual({ package_id: 'b', recommended: false });
});

test('a mark that is taken is undone by setting it', async () => {
  const tool = await openTool(aSubmission([ready('a', true)]));
  await tool.send(switched, { packageId: 'a', to: false });
  expect(tool.toasts().map(({ text }) => text)).toEqual(['Package a is no longer recommended.']);
  await tool.send(model.undo.asked, undefined);
  expect(changes(tool).at(-1)).toEqual({ package_id: 'a', recommended: true });
});

test('a draft that lost its mark cannot have it back', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { recommended: true })]));
  await tool.send(switched, { packageId: 'a', to: false });
  expect(tool.get(model.undo.$canUndo)).toBe(false);
});

test('a mark that a draft kept is not given back to it', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { recommended: true }), ready('b')]));
  await tool.send(switched, { packageId: 'b', to: true });
  await tool.send(model.undo.asked, undefined);
  expect(changes(tool).at(-1)).toEqual({ package_id: 'b', recommended: false });
});
