import { dropped, fails } from '@fairlead/mfe-kit/testing';
import { $toasts } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aHeldCall, model } from '../../../testing/open-tool.ts';
import { blocked, bpp, dao, openRequests } from '../../../testing/request-quotes.ts';
import { aPackage, aQuote, aSubmission } from '../../../testing/submission.ts';

const { requestQuotes } = model;

test.each(['CREATED', 'REQUESTED', 'RELEASED', 'EXPIRED', 'FAILED', 'BIND_REQUESTED', 'BOUND'])(
  'ADMIN-102 no quotes are requested while the submission is %s',
  async (status) => {
    const tool = await openRequests({ ...blocked, status });
    expect(tool.get(requestQuotes.$whyNotOpen)).toBe(
      'Market Submission must be Quote Blocked to request quotes.',
    );
    expect(tool.get(requestQuotes.$form).step).toBe('closed');
  },
);

test('ADMIN-102 quotes are requested while the submission is quote-blocked', async () => {
  const open = await openRequests();
  expect(open.get(requestQuotes.$whyNotOpen)).toBeNull();
  expect(open.get(requestQuotes.$form).step).toBe('limits');
});

test('ADMIN-098 ADMIN-099 the way on opens once every chosen coverage has a limit', async () => {
  const tool = await openRequests();
  const whyNot = () => tool.get(requestQuotes.$whyNotContinue);
  expect(whyNot()).toBe('Choose at least one coverage.');
  await tool.choose();
  expect(whyNot()).toBe('Choose a limit for Directors & Officers.');
  await tool.send(requestQuotes.continued, undefined);
  expect(tool.get(requestQuotes.$form).step).toBe('limits');
  await tool.choose();
  await tool.choose(1_000_000);
  expect(whyNot()).toBeNull();
  await tool.send(requestQuotes.continued, undefined);
  expect(tool.get(requestQuotes.$form).step).toBe('requests');
});

test('ADMIN-103 ADMIN-104 ADMIN-115 property limits and out-of-pockets are shown and cannot be chosen', async () => {
  const tool = await openRequests();
  await tool.send(requestQuotes.coverageToggled, bpp);
  const [property] = tool.get(requestQuotes.$groups)[0]?.items ?? [];
  expect(
    property?.choices.map(({ label, isFixed, chips }) => [
      label,
      isFixed,
      chips.map(({ text }) => text),
    ]),
  ).toEqual([
    ['Limit', true, ['$1M', '$2M', '$3M', '$4M', '$5M']],
    ['Retention', true, ['$10K']],
  ]);
  expect(tool.get(requestQuotes.$whyNotContinue)).toBeNull();
  expect(tool.get(requestQuotes.$planned).map(({ body }) => body.coverage_parameters)).toEqual([
    { bpp: true },
  ]);
});

test('coverages are offered by product, without those that come bundled', async () => {
  const tool = await openRequests();
  expect(
    tool
      .get(requestQuotes.$groups)
      .map(({ label, items }) => [label, items.map((one) => one.label)]),
  ).toEqual([
    ['Commercial Package Policy', ['Business Personal Property']],
    ['Management & Professional Liability Policy', ['Directors & Officers', 'Crime']],
  ]);
});

test('API-076 API-077 ADMIN-011 each limit is a separate request, sent with notes and day', async () => {
  const tool = await openRequests();
  await tool.choose(3_000_000, 1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  await tool.send(requestQuotes.notesTyped, ' Two years of audited statements. ');
  await tool.send(requestQuotes.dayTyped, '2099-12-03');
  await tool.send(requestQuotes.submitted, undefined);
  const request = (value: number) => ({
    carrier_id: 'sandbox',
    product_name: 'SML',
    coverage_parameters: { dao: true, dao_agg_limit: value * 100 },
    notes: 'Two years of audited statements.',
  });
  expect(tool.sent().map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/market-submission/ms_1/coverage-requests',
      body: {
        coverage_requests: [request(1_000_000), request(3_000_000)],
        requested_effective_date: '2099-12-03T00:00:00.000Z',
      },
    },
  ]);
  expect(tool.get($toasts)).toMatchObject([
    { text: 'Coverage requests submitted successfully', tone: 'success', audience: 'admin' },
  ]);
  expect(tool.get(requestQuotes.$form)).toMatchObject({ step: 'closed', chosen: {}, notes: '' });
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
});

test('ADMIN-100 ADMIN-105 a request that is left out is not sent; without any nothing is', async () => {
  const tool = await openRequests();
  await tool.choose(1_000_000, 2_000_000);
  await tool.send(requestQuotes.continued, undefined);
  await tool.send(requestQuotes.allCleared, undefined);
  expect(tool.get(requestQuotes.$whyNotSubmit)).toBe('Choose at least one request.');
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.sent()).toEqual([]);
  await tool.send(requestQuotes.requestToggled, `${dao}:dao_agg_limit:200000000`);
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.sent()[0]?.body).toMatchObject({
    coverage_requests: [{ coverage_parameters: { dao_agg_limit: 200_000_000 }, notes: null }],
  });
  expect(tool.sent()[0]?.body).toHaveProperty('coverage_requests.length', 1);
});

test('ADMIN-101 a second press while the requests are under way sends nothing, and the panel stays', async () => {
  const held = aHeldCall();
  const tool = await openRequests(blocked, { 'request-coverages': held.answer });
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  const first = tool.send(requestQuotes.submitted, undefined);
  const second = tool.send(requestQuotes.submitted, undefined);
  const closing = tool.send(requestQuotes.closed, undefined);
  await Promise.resolve();
  expect(tool.get(requestQuotes.$form).step).toBe('requests');
  held.resolve({});
  await Promise.all([first, second, closing]);
  expect(tool.sent()).toHaveLength(1);
});

test.each([
  ['dropped', dropped],
  ['lost by a gateway', fails(504)],
])('requests whose answer is %s may have been submitted', async (_, failure) => {
  const tool = await openRequests(blocked, { 'request-coverages': failure });
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'The server’s answer was lost, so the requests may have been submitted. Look for them in the library before you submit them again.',
  );
});

test('ERROR-068 requests that fail are shown, reported, and stay entered', async () => {
  const tool = await openRequests(blocked, { 'request-coverages': fails(500) });
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.get($toasts)).toMatchObject([
    {
      text: 'Failed to submit coverage requests. Please try again.',
      tone: 'danger',
      audience: 'admin',
    },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: request quotes']);
  expect(tool.get(requestQuotes.$planned)).toHaveLength(1);
});

test('a day out of range keeps the requests back and says why', async () => {
  const tool = await openRequests();
  await tool.choose(1_000_000);
  const why = 'The effective date is 12/15/2099 or earlier, when the quote expires.';
  await tool.send(requestQuotes.dayTyped, '2099-12-16');
  expect(tool.get(requestQuotes.$dayError)).toBe(why);
  expect(tool.get(requestQuotes.$whyNotSubmit)).toBe(why);
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.sent()).toEqual([]);
  await tool.send(requestQuotes.dayTyped, '2099-12-15');
  expect(tool.get(requestQuotes.$dayError)).toBe('');
  expect(tool.get(requestQuotes.$whyNotSubmit)).toBeNull();
});

test('a day that the board refuses keeps the requests back, too', async () => {
  const tool = await openRequests();
  await tool.choose(1_000_000);
  const why = 'The effective date is 12/15/2099 or earlier, when the quote expires.';
  await tool.send(model.effectiveDate.typed, '2099-12-16');
  expect(tool.get(requestQuotes.$day)).toBe('2099-12-16');
  expect(tool.get(requestQuotes.$dayError)).toBe(why);
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.sent()).toEqual([]);
});

test('until another day is chosen the requests are for the day of the board', async () => {
  const tool = await openRequests();
  expect(tool.get(requestQuotes.$day)).toBe('2099-12-01');
  expect(tool.get(requestQuotes.$dayError)).toBe('');
  await tool.send(requestQuotes.dayTyped, '2099-12-03');
  expect(tool.get(requestQuotes.$day)).toBe('2099-12-03');
});

test('a day that is being typed is not replaced by the day of the board', async () => {
  const tool = await openRequests();
  await tool.send(requestQuotes.dayTyped, '');
  expect(tool.get(requestQuotes.$day)).toBe('');
});

test('requests without notes and without a day show that', async () => {
  const undated = aPackage('a', { quotes: [aQuote({ requested_effective_date: null })] });
  const tool = await openRequests(aSubmission([undated]));
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.notesTyped, '   ');
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.sent()[0]?.body).toMatchObject({
    coverage_requests: [{ notes: null }],
    requested_effective_date: null,
  });
});
