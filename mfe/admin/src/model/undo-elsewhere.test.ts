import { navigate } from '@fairlead/store';
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
