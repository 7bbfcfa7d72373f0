import { draftsFlushed, memoryStorage, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

test('what was done on one submission is not undone from another', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), aPackage('b', { order: 2 })]));
  await tool.send(model.reorder.placed, { packageId: 'a', position: 2 });
  expect(tool.get(model.undo.$canUndo)).toBe(true);
  await tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
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
  void tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  expect(tool.get(model.$isSaving)).toBe(true);
  await allSettled(tool.scope);
  expect(tool.callsOf('archive-package').map(({ body }) => body)).toEqual([
    { package_id: 'a' },
    { package_id: 'b' },
  ]);
  expect(tool.get(model.$isSaving)).toBe(false);
});

test('a name that is saved after the admin went on leaves the form and the undo of the other submission', async () => {
  const growth = aPackage('a', { name: 'Growth' });
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
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { name: 'Growth plus' });
  void tool.send(model.naming.saved, undefined);
  void tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  held.resolve({ ...growth, name: 'Growth plus' });
  await allSettled(tool.scope);
  expect(tool.get(model.naming.$editing)?.name).toBe('Of another client');
  expect(tool.get(model.undo.$canUndo)).toBe(false);
  const again = await openTool(aSubmission([growth]), {}, { storage });
  expect(again.get(model.naming.$editing)).toBeNull();
});
