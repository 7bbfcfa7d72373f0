import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
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
