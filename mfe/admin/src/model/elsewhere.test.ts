import { ApiError } from '@fairlead/contracts';
import { draftsFlushed, memoryStorage, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

const growth = aPackage('a', { name: 'Growth' });
const other = {
  route: 'admin-market-submissions',
  params: { marketSubmissionId: 'ms_2' },
} as const;

/** Goes to another submission while a name is being saved. */
async function saveNameAndGoOn(tool: Awaited<ReturnType<typeof openTool>>) {
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { name: 'Growth plus' });
  await tool.send(draftsFlushed, undefined);
  void tool.send(model.naming.saved, undefined);
  void tool.send(navigate, other);
}

test('what was done on one submission is not undone from another', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), aPackage('b', { order: 2 })]));
  await tool.send(model.reorder.placed, { packageId: 'a', position: 2 });
  expect(tool.get(model.undo.$canUndo)).toBe(true);
  await tool.send(navigate, other);
  expect(tool.get(model.undo.$canUndo)).toBe(false);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package')).toHaveLength(1);
});

test('changes that wait for one another are made although the admin goes to another submission', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([aPackage('a'), aPackage('b', { order: 2 })]), {
    'ready-package': held.answer,
  });
  void tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'ARCHIVED' });
  void tool.send(model.packageStatus.chosen, { packageId: 'b', to: 'ARCHIVED' });
  void tool.send(navigate, other);
  expect(tool.get(model.$isSaving)).toBe(true);
  await allSettled(tool.scope);
  expect(tool.callsOf('archive-package').map(({ body }) => body)).toEqual([
    { package_id: 'a' },
    { package_id: 'b' },
  ]);
  expect(tool.get(model.$isSaving)).toBe(false);
});

test('a name that is saved after the admin went on leaves the form and the undo of the other submission', async () => {
  const storage = memoryStorage();
  const other = await openTool(
    { ...aSubmission([growth]), id: 'ms_2' },
    {},
    { storage, address: '/admin/market-submissions/ms_2' },
  );
  await other.send(model.naming.begun, 'a');
  await other.send(model.naming.typed, { name: 'Of another client' });
  await other.send(draftsFlushed, undefined);

  const held = aHeldCall();
  const tool = await openTool(
    aSubmission([growth]),
    { 'update-package': held.answer },
    { storage },
  );
  await saveNameAndGoOn(tool);
  held.resolve({ ...growth, name: 'Growth plus' });
  await allSettled(tool.scope);
  expect(tool.get(model.naming.$editing)?.name).toBe('Of another client');
  expect(tool.get(model.undo.$canUndo)).toBe(false);
  const again = await openTool(aSubmission([growth]), {}, { storage });
  expect(again.get(model.naming.$editing)).toBeNull();
});

test('a duplicate that fails after the admin went on says nothing on the board of another submission', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([growth]), { 'duplicate-package': held.answer });
  void tool.send(model.duplicate.asked, 'a');
  void tool.send(navigate, other);
  held.reject(new ApiError(500));
  await allSettled(tool.scope);
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.reportPlaces()).toEqual(['admin: duplicate package']);
});

test('a name that could not be saved after the admin went on says nothing on the board of another submission, and is in its form when they come back', async () => {
  const held = aHeldCall();
  const storage = memoryStorage();
  const tool = await openTool(
    aSubmission([growth]),
    { 'update-package': held.answer },
    { storage },
  );
  await saveNameAndGoOn(tool);
  held.reject(new ApiError(500));
  await allSettled(tool.scope);
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.reportPlaces()).toEqual(['admin: rename package']);
  const again = await openTool(aSubmission([growth]), {}, { storage });
  expect(again.get(model.naming.$editing)).toMatchObject({ packageId: 'a', name: 'Growth plus' });
});
