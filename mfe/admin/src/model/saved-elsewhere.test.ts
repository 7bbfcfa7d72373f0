import { ApiError, NetworkError } from '@fairlead/contracts';
import type { MarketSubmission } from '@fairlead/contracts/packages';
import { draftsFlushed, memoryStorage, storageEventSeen } from '@fairlead/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const { begun, typed, saved, $editing } = model.naming;
const { reloaded } = model.submission;
const growth = aPackage('a', { name: 'Growth', description: 'For a funded team.' });
const renamed = (submission: MarketSubmission, name: string): MarketSubmission => ({
  ...submission,
  packages: submission.packages.map((one) => ({ ...one, name })),
});

test('the form that another window opened closes once the board shows what that window saved', async () => {
  const storage = memoryStorage();
  const one = await openTool(aSubmission([growth]), {}, { storage });
  const other = await openTool(aSubmission([growth]), {}, { storage });
  const [key = ''] = await type(one, storage);
  const hear = (newValue: string | null) => other.send(storageEventSeen, { key, newValue });
  await hear(storage.get(key));
  expect(other.get($editing)?.name).toBe('Growth plus');
  await one.send(saved, undefined);
  await hear(null);
  other.backend.state.submission = one.backend.state.submission;
  await other.send(reloaded, undefined);
  expect(other.get($editing)).toBeNull();
  expect(other.column('a').name).toBe('Growth plus');
});

/** Types a name, and answers the names of what the browser keeps then. */
async function type(
  tool: Awaited<ReturnType<typeof openTool>>,
  storage: ReturnType<typeof memoryStorage>,
) {
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  await tool.send(draftsFlushed, undefined);
  return storage.keys().filter((name) => name.includes('package-name'));
}

test('a rename that worked although its answer was lost closes the form, and nothing says to save again', async () => {
  const tool: Awaited<ReturnType<typeof openTool>> = await openTool(aSubmission([growth]), {
    'update-package': () => {
      tool.backend.state.submission = renamed(tool.backend.state.submission, 'Growth plus');
      throw new NetworkError();
    },
  });
  await tool.send(begun, 'a');
  await tool.send(typed, { name: ' Growth plus ' });
  await tool.send(saved, undefined);
  expect(tool.get(model.notice.$notice)?.packageId).toBe('a');
  await tool.send(reloaded, undefined);
  expect(tool.column('a').name).toBe('Growth plus');
  expect(tool.get($editing)).toBeNull();
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('what differs from the board stays in the form: another name, or a package that is gone', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  tool.backend.state.submission = renamed(tool.backend.state.submission, 'Scale');
  await tool.send(reloaded, undefined);
  expect(tool.get($editing)?.name).toBe('Growth plus');
  tool.backend.state.submission = { ...tool.backend.state.submission, packages: [] };
  await tool.send(reloaded, undefined);
  expect(tool.get($editing)?.name).toBe('Growth plus');
});

test('a form in which nothing was changed stays open while the board is loaded again', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  await tool.send(reloaded, undefined);
  expect(tool.get($editing)?.name).toBe('Growth');
});

test('a save under way keeps its form until it is answered', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([growth]), { 'update-package': held.answer });
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  const saving = tool.send(saved, undefined);
  tool.backend.state.submission = renamed(tool.backend.state.submission, 'Growth plus');
  const loading = tool.send(reloaded, undefined);
  await vi.waitFor(() => expect(tool.column('a').name).toBe('Growth plus'));
  expect(tool.get($editing)?.name).toBe('Growth plus');
  held.reject(new ApiError(500));
  await Promise.all([saving, loading]);
  expect(tool.get(model.notice.$notice)?.packageId).toBe('a');
});
