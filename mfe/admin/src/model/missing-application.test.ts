import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aSubmission } from '../../testing/submission.ts';

const { $unknownId } = model.missingApplication;
const open = (address: string) => openTool(aSubmission([]), {}, { address });

test('ADMIN-004 an id that is added to the address is looked up by the rerouter', async () => {
  const tool = await open('/admin-missing-application?legacyApplicationId=10026');
  expect(tool.history.current().address).toBe('/?legacyApplicationId=10026');
});

test('Back doesn’t lead to the address that was looked up', async () => {
  const tool = await open('/admin-missing-application');
  await tool.send(navigate, {
    route: 'admin-missing-application',
    query: { legacyApplicationId: '10026' },
  });
  expect(tool.history.current().address).toBe('/?legacyApplicationId=10026');
  tool.history.back();
  expect(tool.history.current().address).toBe('/admin-missing-application');
});

test('without an id the screen stays, and blames none', async () => {
  const tool = await open('/admin-missing-application?legacyApplicationId=');
  expect(tool.history.current().address).toBe('/admin-missing-application?legacyApplicationId=');
  expect(tool.get($unknownId)).toBeNull();
});

test('an id that nothing was found for is named', async () => {
  const tool = await open('/admin-missing-application');
  await tool.send(navigate, {
    route: 'admin-missing-application',
    state: { unknownId: '99999' },
  });
  expect(tool.get($unknownId)).toBe('99999');
});
