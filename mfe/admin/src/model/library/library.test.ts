import { cents } from '@fairlead/domain/money';
import { expect, test } from 'vitest';
import { model, openTool } from '../../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../../testing/submission.ts';

const { library } = model;
const address = '/admin/market-submissions/ms_1/quote-library';

/** A quote of one product with a limit, a retention and a yearly premium, all in dollars. */
function quoteOf(id: string, limit: number, retention: number, yearly: number, coverage = 'dao') {
  const [base] = aQuote().coverages;
  const [summary] = aQuote().pricing_summaries;
  const [outOfPocket] = base?.out_of_pockets ?? [];
  const aggregate = base?.limits[1];
  if (!(base && summary && outOfPocket && aggregate)) throw new Error('The quote is incomplete');
  return aQuote({
    annual_quote_id: id,
    product_name: coverage === 'gl' ? 'SGL' : 'SML',
    coverages: [
      {
        ...base,
        unique_name: coverage,
        limits: [{ ...aggregate, unique_name: `${coverage}_agg_limit`, value: limit * 100 }],
        out_of_pockets: [{ ...outOfPocket, value: retention * 100 }],
      },
    ],
    pricing_summaries: [
      { ...summary, total_price: { ...summary.total_price, amount: cents(yearly * 100) } },
    ],
  });
}

const quotes = [
  quoteOf('q1', 3_000_000, 25_000, 12_000),
  quoteOf('q2', 1_000_000, 10_000, 24_000),
  quoteOf('q3', 2_000_000, 50_000, 6_000, 'epl'),
  quoteOf('q4', 2_000_000, 500, 1_200, 'gl'),
];
const coverage_requests = [
  aRequest({ id: 'cr_1' }),
  aRequest({ id: 'cr_2', status: 'DECLINED' }),
  aRequest({ id: 'cr_3', status: 'INITIALIZED' }),
];
const opened = () =>
  openTool(aSubmission([aPackage('a')], { quotes, coverage_requests }), {}, { address });
type Tool = Awaited<ReturnType<typeof opened>>;
const shown = (tool: Tool) =>
  tool.get(library.$groups).flatMap(({ cards }) => cards.map(({ id }) => id));

test('ADMIN-019 the quote library is open at its own address and closes to the board', async () => {
  const tool = await opened();
  expect(tool.get(library.$isOpen)).toBe(true);
  await tool.send(library.closed, undefined);
  expect(tool.address()).toBe('/admin/market-submissions/ms_1');
  expect(tool.get(library.$isOpen)).toBe(false);
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(1);
});

test('quotes and requests are by product, each with its status', async () => {
  const tool = await opened();
  expect(
    tool.get(library.$groups).map(({ label, count, cards }) => ({
      label,
      count,
      cards: cards.map(({ id, name, libraryStatus }) => [id, name, libraryStatus]),
    })),
  ).toEqual([
    {
      label: 'General Liability Policy',
      count: 1,
      cards: [['q4', 'General Liability quote 1', 'Available']],
    },
    {
      label: 'Management & Professional Liability Policy',
      count: 6,
      cards: [
        ['q1', 'Management Liability quote 1', 'Available'],
        ['q2', 'Management Liability quote 2', 'Available'],
        ['q3', 'Management Liability quote 3', 'Available'],
        ['cr_1', 'Management Liability request CR-1', 'Pending'],
        ['cr_2', 'Management Liability request CR-2', 'Declined'],
        ['cr_3', 'Management Liability request CR-3', 'Pending'],
      ],
    },
  ]);
});

test('ADMIN-029 the search looks for every word, in upper or lower case', async () => {
  const tool = await opened();
  await tool.send(library.searched, 'DIRECTORS $3m');
  expect(shown(tool)).toEqual(['q1', 'cr_1', 'cr_2', 'cr_3']);
  await tool.send(library.searched, 'cr-2');
  expect(shown(tool)).toEqual(['cr_2']);
  expect(tool.get(library.$counts)).toEqual({ found: 1, all: 7 });
  await tool.send(library.searched, 'nothing like it');
  expect(shown(tool)).toEqual([]);
});

test('ADMIN-029 ADMIN-030 filters by status and coverage are chips that can be taken away', async () => {
  const tool = await opened();
  await tool.send(library.statusToggled, 'Pending');
  expect(shown(tool)).toEqual(['cr_1', 'cr_3']);
  await tool.send(library.statusToggled, 'Declined');
  expect(shown(tool)).toEqual(['cr_1', 'cr_2', 'cr_3']);
  await tool.send(library.statusToggled, 'Pending');
  expect(shown(tool)).toEqual(['cr_2']);
  await tool.send(library.chipRemoved, 'status:Declined');
  await tool.send(library.statusToggled, 'Available');
  await tool.send(library.coverageToggled, 'epl');
  expect(shown(tool)).toEqual(['q3']);
  expect(tool.get(library.$chips)).toEqual([
    { id: 'status:Available', text: 'Available' },
    { id: 'coverage:epl', text: 'Employment Practices Liability' },
  ]);
  await tool.send(library.coverageToggled, 'gl');
  expect(shown(tool)).toEqual(['q4', 'q3']);
  await tool.send(library.cleared, undefined);
  expect(shown(tool)).toHaveLength(7);
});

test.each([
  ['limit-up', ['q4', 'q2', 'q3', 'q1']],
  ['limit-down', ['q4', 'q1', 'q3', 'q2']],
  ['outOfPocket-up', ['q4', 'q2', 'q1', 'q3']],
  ['outOfPocket-down', ['q4', 'q3', 'q1', 'q2']],
  ['premium-up', ['q4', 'q3', 'q1', 'q2']],
  ['premium-down', ['q4', 'q2', 'q1', 'q3']],
])('ADMIN-031 sorted by %s the quotes of each product are in this order', async (sort, order) => {
  const tool = await opened();
  await tool.send(library.statusToggled, 'Available');
  await tool.send(library.sortChosen, sort);
  expect(shown(tool)).toEqual(order);
});

test('requests have no premium, so they are behind the quotes in either direction', async () => {
  const tool = await opened();
  for (const sort of ['premium-up', 'premium-down']) {
    await tool.send(library.sortChosen, sort);
    expect(shown(tool).slice(-3)).toEqual(['cr_1', 'cr_2', 'cr_3']);
  }
  expect(tool.get(library.$chips)).toEqual([{ id: 'sort', text: 'Premium: High to Low' }]);
  await tool.send(library.chipRemoved, 'sort');
  expect(shown(tool)[1]).toBe('q1');
});

test('an answered request is in the library as its quote, and as declined when the quote falls short', async () => {
  const asked = aRequest({ id: 'cr_9', status: 'QUOTED' });
  const answer = { ...quoteOf('met', 3_000_000, 10_000, 900), coverage_request_id: 'cr_9' };
  const low = { ...quoteOf('low', 2_000_000, 10_000, 900), coverage_request_id: 'cr_9' };
  const open = (quote: typeof answer) =>
    openTool(aSubmission([], { quotes: [quote], coverage_requests: [asked] }), {}, { address });
  expect(shown(await open(answer))).toEqual(['met']);
  expect(shown(await open(low))).toEqual(['low', 'cr_9']);
});

test('of many cards forty are drawn, then forty more, and forty again after another search', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    aQuote({ annual_quote_id: `q${index}`, monthly_quote_id: `m${index}` }),
  );
  const tool = await openTool(aSubmission([], { quotes: many }), {}, { address });
  expect([shown(tool).length, tool.get(library.$more)]).toEqual([40, 60]);
  expect(tool.get(library.$groups)[0]?.count).toBe(100);
  await tool.send(library.moreAsked, undefined);
  expect([shown(tool).length, tool.get(library.$more)]).toEqual([80, 20]);
  await tool.send(library.searched, 'general');
  expect([shown(tool).length, tool.get(library.$more)]).toEqual([40, 60]);
});

test('a card can be added where the package takes it, with the new total; the others say why not', async () => {
  const start = aSubmission(
    [
      aPackage('a', { name: 'Growth', order: 1, quotes: [quotes[1] ?? aQuote()] }),
      aPackage('b', { name: 'Complete', order: 2, status: 'READY' }),
      aPackage('c', { name: 'Old', order: 3, status: 'ARCHIVED' }),
      aPackage('d', { name: 'New', order: 4, quotes: [] }),
    ],
    { quotes },
  );
  const tool = await openTool(start, {}, { address });
  expect(tool.get(model.targets)({ cardId: 'q1', from: null })).toEqual([
    { value: 'd', text: 'New Draft', note: 'New total $1,000.00/mo' },
    {
      value: 'a',
      text: 'Growth Draft',
      reason: 'A quote for Management Liability already exists in the package.',
    },
    { value: 'b', text: 'Complete Ready', reason: 'Package must be In Review to add quotes' },
    { value: 'c', text: 'Old Archived', reason: 'Restore package to edit' },
  ]);
});
