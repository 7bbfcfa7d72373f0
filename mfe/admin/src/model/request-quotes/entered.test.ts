import { ApiError } from '@fairlead/contracts';
import { draftsFlushed, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../../testing/open-tool.ts';
import { available, blocked, dao, openRequests } from '../../../testing/request-quotes.ts';

const { requestQuotes } = model;

test('what was entered for one submission is not entered for another', async () => {
  const tool = await openRequests();
  await tool.choose(1_000_000);
  await tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  expect(tool.get(requestQuotes.$form)).toEqual({
    step: 'closed',
    chosen: {},
    left: [],
    notes: '',
    day: null,
  });
});

test.each([
  ['answered', ({ resolve }: ReturnType<typeof aHeldCall>) => resolve(available)],
  ['refused', ({ reject }: ReturnType<typeof aHeldCall>) => reject(new ApiError(500))],
])('what a submission’s client is offered, %s late, is not offered to another', async (_, end) => {
  const held = aHeldCall();
  const tool = await openTool(blocked, { 'get-available-coverages': held.answer });
  void tool.send(requestQuotes.opened, undefined);
  void tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  end(held);
  await allSettled(tool.scope);
  expect(tool.get(requestQuotes.$groups)).toEqual([]);
  expect(tool.get(requestQuotes.offers.$hasFailed)).toBe(false);
});

test('requests that are sent late leave what is entered for another submission, and are not there to be sent again', async () => {
  const held = aHeldCall();
  const answers = { 'request-coverages': held.answer };
  const tool = await openRequests(blocked, answers);
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  void tool.send(requestQuotes.submitted, undefined);
  void tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  void tool.send(requestQuotes.opened, undefined);
  void tool.send(requestQuotes.notesTyped, 'For another client');
  held.resolve({});
  await allSettled(tool.scope);
  expect(tool.get(requestQuotes.$form).notes).toBe('For another client');
  const again = await openRequests(blocked, {}, { storage: tool.storage });
  expect(again.get(requestQuotes.$form).chosen).toEqual({});
});

test('a name and a request that were begun on one board are both there when it is opened again', async () => {
  const first = await openRequests();
  await first.choose(1_000_000);
  await first.send(model.naming.begun, 'a');
  await first.send(model.naming.typed, { name: 'Growth plus' });
  await first.send(draftsFlushed, undefined);
  const again = await openRequests(blocked, {}, { storage: first.storage });
  expect(again.get(requestQuotes.$form).chosen).toHaveProperty([dao]);
  expect(again.get(model.naming.$editing)?.name).toBe('Growth plus');
});

test('a request that was begun for one submission is not there for another', async () => {
  const first = await openRequests();
  await first.choose(1_000_000);
  await first.send(draftsFlushed, undefined);
  const more = { storage: first.storage, address: '/admin/market-submissions/ms_2' };
  const other = await openTool({ ...blocked, id: 'ms_2' }, {}, more);
  expect(other.get(requestQuotes.$form).chosen).toEqual({});
});

test('what was sent is not entered again when the tool is opened again', async () => {
  const first = await openRequests();
  await first.choose(1_000_000);
  await first.send(draftsFlushed, undefined);
  await first.send(requestQuotes.submitted, undefined);
  const again = await openTool(blocked, {}, { storage: first.storage });
  expect(again.get(requestQuotes.$form)).toMatchObject({ step: 'closed', chosen: {} });
});

test('what was entered is still there when the tool is opened again', async () => {
  const first = await openRequests();
  await first.choose(1_000_000);
  await first.send(requestQuotes.notesTyped, 'Board meets on Friday.');
  await first.send(requestQuotes.continued, undefined);
  await first.send(draftsFlushed, undefined);
  const again = await openRequests(blocked, {}, { storage: first.storage });
  expect(again.get(requestQuotes.$form)).toMatchObject({
    step: 'requests',
    notes: 'Board meets on Friday.',
  });
});
