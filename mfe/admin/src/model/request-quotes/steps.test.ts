import { fails } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { model, openTool } from '../../../testing/open-tool.ts';
import { available, blocked, dao, openRequests } from '../../../testing/request-quotes.ts';
import { aPackage, aQuote, aSubmission } from '../../../testing/submission.ts';

const { requestQuotes } = model;

test('a locked submission says why no quotes are requested', async () => {
  const expired = aPackage('a', { quotes: [aQuote({ status: 'EXPIRED' })] });
  const tool = await openRequests(aSubmission([expired]));
  expect(tool.get(requestQuotes.$whyNotOpen)).toBe(
    'At least one quote of this submission has expired or was canceled. Refresh the packages first.',
  );
  expect(tool.get(requestQuotes.$form).step).toBe('closed');
});

test('a submission that another admin released keeps the requests back', async () => {
  const tool = await openRequests();
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  tool.backend.state.submission = { ...blocked, status: 'RELEASED' };
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(requestQuotes.$whyNotSubmit)).toBe(
    'Market Submission must be Quote Blocked to request quotes.',
  );
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.sent()).toEqual([]);
});

test('the steps are gone through to and fro, and the panel opens where it was closed', async () => {
  const tool = await openRequests();
  const step = () => tool.get(requestQuotes.$form).step;
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  await tool.send(requestQuotes.opened, undefined);
  expect(step()).toBe('requests');
  await tool.send(requestQuotes.wentBack, undefined);
  expect(step()).toBe('limits');
  await tool.send(requestQuotes.closed, undefined);
  expect(step()).toBe('closed');
  await tool.send(requestQuotes.opened, undefined);
  expect(step()).toBe('limits');
  expect(tool.get(requestQuotes.$planned)).toHaveLength(1);
});

test('a request that is left out is put back when it is chosen again', async () => {
  const tool = await openRequests();
  await tool.choose(1_000_000, 2_000_000);
  const sent = () => tool.get(requestQuotes.$planned).map(({ isSent }) => isSent);
  await tool.send(requestQuotes.requestToggled, `${dao}:dao_agg_limit:100000000`);
  expect(sent()).toEqual([false, true]);
  expect(tool.get(requestQuotes.$whyNotSubmit)).toBeNull();
  await tool.send(requestQuotes.requestToggled, `${dao}:dao_agg_limit:100000000`);
  expect(sent()).toEqual([true, true]);
});

test('the coverages are asked for once the panel is open, and not again at once', async () => {
  const tool = await openTool(blocked, { 'get-available-coverages': () => available });
  expect(tool.callsOf('get-available-coverages')).toEqual([]);
  await tool.send(requestQuotes.offers.askedAgain, undefined);
  expect(tool.callsOf('get-available-coverages')).toEqual([]);
  await tool.send(requestQuotes.opened, undefined);
  await tool.send(requestQuotes.closed, undefined);
  await tool.send(requestQuotes.opened, undefined);
  expect(tool.callsOf('get-available-coverages').map(({ path }) => path)).toEqual([
    '/market-submission/ms_1/available-coverages',
  ]);
});

test('coverages that do not load are asked for again', async () => {
  let isDown = true;
  const tool = await openRequests(blocked, {
    'get-available-coverages': () => (isDown ? fails(500)() : available),
  });
  expect(tool.get(requestQuotes.offers.$hasFailed)).toBe(true);
  expect(tool.reportPlaces()).toEqual(['admin: available coverages']);
  isDown = false;
  await tool.send(requestQuotes.offers.askedAgain, undefined);
  expect(tool.get(requestQuotes.offers.$hasFailed)).toBe(false);
  expect(tool.get(requestQuotes.$groups)).toHaveLength(2);
});
