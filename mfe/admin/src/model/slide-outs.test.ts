import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

const { opened, closed, changed, $slideOuts } = model.slideOuts;
const quotes = ['one', 'two', 'three'].map((annual_quote_id) =>
  aQuote({ annual_quote_id, notes: `Note of ${annual_quote_id}` }),
);
const submission = aSubmission([aPackage('a', { quotes })]);

test('ADMIN-033 at most two quotes are open; a third replaces the first', async () => {
  const tool = await openTool(submission);
  const open = () => tool.get($slideOuts).map(({ id }) => id);
  await tool.send(opened, 'one');
  await tool.send(opened, 'two');
  await tool.send(opened, 'two');
  expect(open()).toEqual(['one', 'two']);
  await tool.send(opened, 'three');
  expect(open()).toEqual(['two', 'three']);
  await tool.send(closed, 'two');
  expect(open()).toEqual(['three']);
});

test('ADMIN-036 each coverage of a quote can be looked at', async () => {
  const [base] = aQuote().coverages;
  if (!base) throw new Error('no coverage');
  const quote = aQuote({
    annual_quote_id: 'q',
    coverages: [
      base,
      { ...base, unique_name: 'ebl', limits: [] },
      { ...base, unique_name: 'crime', is_enabled: false },
    ],
  });
  const tool = await openTool(aSubmission([aPackage('a', { quotes: [quote] })]));
  await tool.send(opened, 'q');
  expect(tool.get($slideOuts)[0]).toMatchObject({
    coverages: [{ text: 'General Liability' }, { text: 'Employee Benefits Liability' }],
    shown: {
      rows: [
        { id: 'gl_occ_limit', label: 'Occurrence Limit', value: '$1,000,000' },
        { id: 'gl_agg_limit', label: 'Aggregate Limit', value: '$2,000,000' },
        { id: 'gl_deductible', label: 'Deductible', value: '$500' },
      ],
    },
  });
  await tool.send(changed, { quoteId: 'q', coverage: 'ebl' });
  expect(tool.get($slideOuts)[0]).toMatchObject({ shown: { id: 'ebl' } });
});

test('the price is broken down per year and per month', async () => {
  const tool = await openTool(submission);
  await tool.send(opened, 'one');
  expect(tool.get($slideOuts)[0]).toMatchObject({
    tab: 'details',
    price: 10_000,
    prices: [{ label: 'General Liability', year: '$1,200.00', month: '$100.00', isSaving: false }],
    total: { label: 'Total', year: '$1,200.00', month: '$100.00' },
    notes: 'Note of one',
  });
});

test('a quote of the library opens too, and one that is not there does not', async () => {
  const tool = await openTool(
    aSubmission([], { quotes: [aQuote({ annual_quote_id: 'lib', product_name: 'SML' })] }),
  );
  await tool.send(opened, 'lib');
  await tool.send(opened, 'gone');
  expect(tool.get($slideOuts).map(({ id, title }) => [id, title])).toEqual([
    ['lib', 'Management & Professional Liability Policy'],
  ]);
});

test('each slide-out has its own tab and coverage, and the board’s billing interval', async () => {
  const tool = await openTool(submission);
  await tool.send(opened, 'one');
  await tool.send(opened, 'two');
  await tool.send(changed, { quoteId: 'two', tab: 'pricing' });
  expect(tool.get($slideOuts).map(({ tab }) => tab)).toEqual(['details', 'pricing']);
  await tool.send(model.board.intervalChosen, 'ANNUALLY');
  expect(tool.get($slideOuts)[0]).toMatchObject({ price: 116_400 });
});

test('the card of requests opens as what its requests ask for', async () => {
  const requests = [aRequest(), aRequest({ id: 'cr_2', notes: 'For the investor.' })];
  const held = aPackage('a', { quotes: [], coverage_requests: [requests[0] ?? aRequest()] });
  const tool = await openTool(aSubmission([held], { coverage_requests: requests }));
  await tool.send(opened, 'cr_1+cr_2');
  expect(tool.get($slideOuts)).toMatchObject([
    {
      kind: 'requests',
      id: 'cr_1+cr_2',
      tab: 'details',
      status: 'Under Review',
      requests: [{ id: 'cr_1' }, { id: 'cr_2' }],
      notes: 'For the investor.',
    },
  ]);
  await tool.send(closed, 'cr_1+cr_2');
  await tool.send(opened, 'cr_1');
  expect(tool.get($slideOuts)).toMatchObject([{ id: 'cr_1', requests: [{ id: 'cr_1' }] }]);
});

test('a request that only a package holds opens, with a status from all quotes', async () => {
  const asked = aRequest({ status: 'QUOTED' });
  const tool = await openTool(aSubmission([aPackage('a', { coverage_requests: [asked] })]));
  await tool.send(opened, 'cr_1');
  expect(tool.get($slideOuts)).toMatchObject([{ status: 'Declined' }]);
  const [gl] = aQuote().coverages;
  const [limit] = gl?.limits ?? [];
  if (!gl || !limit) throw new Error('The quote is incomplete');
  const limits = [{ ...limit, unique_name: 'dao_agg_limit', value: 300_000_000 }];
  const answer = aQuote({
    annual_quote_id: 'answer',
    coverage_request_id: 'cr_1',
    coverages: [{ ...gl, unique_name: 'dao', limits }],
  });
  const met = await openTool(
    aSubmission([aPackage('a', { coverage_requests: [asked] })], { quotes: [answer] }),
  );
  await met.send(opened, 'cr_1');
  expect(met.get($slideOuts)).toMatchObject([{ status: 'Processing' }]);
});
