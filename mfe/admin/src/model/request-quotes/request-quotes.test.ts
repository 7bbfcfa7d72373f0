import type { AvailableCoverages } from '@fairlead/contracts/packages';
import { fails } from '@fairlead/mfe-kit/testing';
import { draftsFlushed } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../../testing/submission.ts';

const { requestQuotes } = model;
const [gl] = aQuote().coverages;
const [outOfPocket] = gl?.out_of_pockets ?? [];
const [limit] = gl?.limits ?? [];
if (!(gl && outOfPocket && limit)) throw new Error('The quote is incomplete');

const offered = (unique_name: string, ...dollars: number[]) => ({
  ...gl,
  unique_name,
  limits: [
    {
      ...limit,
      unique_name: `${unique_name}_agg_limit`,
      intervals: dollars.map((one) => one * 100),
    },
  ],
  out_of_pockets: [{ ...outOfPocket, label: 'RETENTION', value: 1_000_000 }],
});
const available: AvailableCoverages = [
  {
    carrier_id: 'sandbox',
    product_name: 'SML',
    coverages: [offered('dao', 1_000_000, 2_000_000, 3_000_000), offered('crime', 500_000)],
  },
  {
    carrier_id: 'sandbox',
    product_name: 'CP_CPP',
    coverages: [offered('bpp', 1_000_000, 2_000_000), offered('bii', 250_000)],
  },
];
const dao = 'sandbox:SML:dao';
const bpp = 'sandbox:CP_CPP:bpp';
const blocked = aSubmission([aPackage('a')]);

async function opened(
  submission = blocked,
  answers: Parameters<typeof openTool>[1] = {},
  more: Parameters<typeof openTool>[2] = {},
) {
  const tool = await openTool(
    submission,
    { 'get-available-coverages': () => available, 'request-coverages': () => ({}), ...answers },
    more,
  );
  await tool.send(requestQuotes.opened, undefined);
  const choose = async (...values: number[]) => {
    await tool.send(requestQuotes.coverageToggled, dao);
    for (const value of values)
      await tool.send(requestQuotes.limitToggled, {
        coverage: dao,
        limit: 'dao_agg_limit',
        value: value * 100,
      });
  };
  return { ...tool, choose, sent: () => tool.callsOf('request-coverages') };
}

test('ADMIN-102 quotes are requested only while the submission is quote-blocked', async () => {
  const live = await opened({ ...blocked, status: 'RELEASED' });
  expect(live.get(requestQuotes.$whyNotOpen)).toBe(
    'Market Submission must be Quote Blocked to request quotes.',
  );
  expect(live.get(requestQuotes.$form).step).toBe('closed');
  const open = await opened();
  expect(open.get(requestQuotes.$whyNotOpen)).toBeNull();
  expect(open.get(requestQuotes.$form).step).toBe('limits');
});

test('ADMIN-098 ADMIN-099 the way on opens once every chosen coverage has a limit', async () => {
  const tool = await opened();
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
  const tool = await opened();
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
  const tool = await opened();
  expect(
    tool
      .get(requestQuotes.$groups)
      .map(({ label, items }) => [label, items.map((one) => one.label)]),
  ).toEqual([
    ['Commercial Package Policy', ['Business Personal Property']],
    ['Management & Professional Liability Policy', ['Directors & Officers', 'Crime']],
  ]);
});

test('API-076 API-077 ADMIN-011 each limit is a request of its own, sent with notes and day', async () => {
  const tool = await opened();
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
  expect(tool.toasts()).toEqual([
    { text: 'Coverage requests submitted successfully', audience: 'admin' },
  ]);
  expect(tool.get(requestQuotes.$form)).toMatchObject({ step: 'closed', chosen: {}, notes: '' });
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
});

test('ADMIN-100 ADMIN-105 a request that is left out is not sent; without any nothing is', async () => {
  const tool = await opened();
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
  const tool = await opened(blocked, { 'request-coverages': held.answer });
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

test('ERROR-068 requests that fail are shown, reported, and stay entered', async () => {
  const tool = await opened(blocked, { 'request-coverages': fails(500) });
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.continued, undefined);
  await tool.send(requestQuotes.submitted, undefined);
  expect(tool.toasts()).toEqual([
    { text: 'Failed to submit coverage requests. Please try again.', audience: 'admin' },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: request quotes']);
  expect(tool.get(requestQuotes.$planned)).toHaveLength(1);
});

test('a day out of range keeps the requests back and says why', async () => {
  const tool = await opened();
  await tool.choose(1_000_000);
  await tool.send(requestQuotes.dayTyped, '2000-01-01');
  expect(tool.get(requestQuotes.$dayError)).not.toBe('');
  expect(tool.get(requestQuotes.$whyNotSubmit)).toBe(tool.get(requestQuotes.$dayError));
});

test('coverages that do not load are asked for again', async () => {
  let isDown = true;
  const tool = await opened(blocked, {
    'get-available-coverages': () => (isDown ? fails(500)() : available),
  });
  expect(tool.get(requestQuotes.offers.$hasFailed)).toBe(true);
  isDown = false;
  await tool.send(requestQuotes.offers.askedAgain, undefined);
  expect(tool.get(requestQuotes.offers.$hasFailed)).toBe(false);
  expect(tool.get(requestQuotes.$groups)).toHaveLength(2);
});

test('what was entered is still there when the tool is opened again', async () => {
  const first = await opened();
  await first.choose(1_000_000);
  await first.send(requestQuotes.notesTyped, 'Board meets on Friday.');
  await first.send(requestQuotes.continued, undefined);
  await first.send(draftsFlushed, undefined);
  const again = await opened(blocked, {}, { storage: first.storage });
  expect(again.get(requestQuotes.$form)).toMatchObject({
    step: 'requests',
    notes: 'Board meets on Friday.',
  });
});
