import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

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

test('the price is taken apart per year and per month', async () => {
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
