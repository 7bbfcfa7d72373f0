import type { MarketSubmission } from '@fairlead/contracts/packages';
import {
  comparisonGroups,
  linePrice,
  priceLines,
  quotedIntervals,
} from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { ask } from '../test-kit/ask.ts';
import { now } from '../test-kit/now.ts';
import { loadContent } from '../world/content.ts';

const { personas } = (await loadContent()).personas;
const submissions = personas.flatMap(({ market_submission: submission }) =>
  submission ? [submission.id] : [],
);

test.each(submissions)('each line of %s costs the same in every view', async (id) => {
  const sandbox = await createSandbox({ now, persona: 'admin' });
  const { packages } = await ask<MarketSubmission>(
    sandbox.visitor('admin'),
    'get-admin-market-submission',
    { params: { id } },
  );
  const compared = comparisonGroups(packages);
  const pricesOf = (column: number) =>
    compared.flatMap(({ columns }) => columns[column] ?? []).filter(({ product }) => product);
  for (const [column, { quotes }] of packages.entries())
    for (const interval of quotedIntervals(quotes)) {
      const { rounding, total, partnerDiscounts: _, ...lines } = priceLines(quotes, interval);
      for (const { product_name, coverages } of quotes) {
        const ordered = lines.premiums.find(({ code }) => code === product_name)?.amount;
        const inComparison = pricesOf(column).find(
          ({ product }) => product === product_name,
        )?.price;
        expect(linePrice(coverages, interval)).toBe(ordered);
        if (inComparison?.interval === interval) expect(inComparison.amount).toBe(ordered);
      }
      const amounts = Object.values(lines).flatMap((some) => some.map(({ amount }) => amount));
      expect(amounts.reduce((sum, amount) => sum + amount, rounding)).toBe(total);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(amounts.length);
    }
});

test('without a quoted schedule the comparison shows no price', async () => {
  const sandbox = await createSandbox({ now, persona: 'weekly-quotes' });
  const { packages } = await ask<MarketSubmission>(
    sandbox.visitor('weekly-quotes'),
    'get-market-submission',
    { params: { id: 'ms_087' } },
  );
  expect(packages.map(({ quotes }) => quotedIntervals(quotes))).toEqual([
    [],
    ['MONTHLY'],
    ['ANNUALLY'],
  ]);
  const [group] = comparisonGroups(packages);
  expect(group?.columns.map(({ price }) => price)).toEqual([
    null,
    { amount: 14_978, interval: 'MONTHLY' },
    { amount: 207_721, interval: 'ANNUALLY' },
  ]);
});
