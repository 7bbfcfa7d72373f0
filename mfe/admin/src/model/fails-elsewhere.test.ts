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
  await tool.send(model.naming.begun, 'a');
  await tool.send(model.naming.typed, { name: 'Growth plus' });
  await tool.send(draftsFlushed, undefined);
  void tool.send(model.naming.saved, undefined);
  void tool.send(navigate, other);
  held.reject(new ApiError(500));
  await allSettled(tool.scope);
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.reportPlaces()).toEqual(['admin: rename package']);
  const again = await openTool(aSubmission([growth]), {}, { storage });
  expect(again.get(model.naming.$editing)).toMatchObject({ packageId: 'a', name: 'Growth plus' });
});
