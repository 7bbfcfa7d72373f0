import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const board = '/admin/market-submissions/ms_1';

/** Opens the board and counts how often its submission is loaded. */
async function follow(status: string, address = board) {
  const tool = await openTool(aSubmission([aPackage('a')], { status }), {}, { address });
  return {
    ...tool,
    loads: () => tool.callsOf('get-admin-market-submission').length,
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await allSettled(tool.scope);
    },
  };
}

test.each([
  ['CREATED', 3000],
  ['REQUESTED', 3000],
  ['QUOTE_BLOCKED', 15_000],
  ['RELEASED', 15_000],
])('a submission that is %s is loaded again every %i ms', async (status, delay) => {
  const tool = await follow(status);
  await tool.pass(delay - 1);
  expect(tool.loads()).toBe(1);
  await tool.pass(1);
  expect(tool.loads()).toBe(2);
  await tool.pass(delay);
  expect(tool.loads()).toBe(3);
});

test('a board with the library beside it is followed too', async () => {
  const tool = await follow('RELEASED', `${board}/quote-library`);
  await tool.pass(15_000);
  expect(tool.loads()).toBe(2);
});

test('a bound submission is not followed', async () => {
  const tool = await follow('BOUND');
  await tool.pass(60_000);
  expect(tool.loads()).toBe(1);
});

test('a submission that was loaded for another reason is loaded again a whole wait later', async () => {
  const tool = await follow('RELEASED');
  await tool.pass(14_000);
  await tool.send(model.submission.reloaded, undefined);
  await tool.pass(14_999);
  expect(tool.loads()).toBe(2);
  await tool.pass(1);
  expect(tool.loads()).toBe(3);
});

test('while somebody drags, the board is not loaded under their hands', async () => {
  const tool = await follow('QUOTE_BLOCKED');
  await tool.send(model.drag.lifted, { cardId: 'qa_SGL', from: 'a' });
  await tool.pass(60_000);
  expect(tool.loads()).toBe(1);
  await tool.send(model.drag.canceled, undefined);
  await tool.pass(15_000);
  expect(tool.loads()).toBe(2);
});

test('a board that was left is not followed', async () => {
  const tool = await follow('QUOTE_BLOCKED');
  await tool.send(navigate, { route: 'admin-missing-application' });
  await tool.pass(60_000);
  expect(tool.loads()).toBe(1);
});
