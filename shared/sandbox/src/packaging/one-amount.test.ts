import type { MarketSubmission } from '@fairlead/contracts/packages';
import { comparisonGroups, linePrice, priceLines } from '@fairlead/domain/packages';
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
  for (const [column, { quotes }] of packages.entries()) {
    const { premiums, adjustments, taxesAndFees, savings, rounding, total } = priceLines(
      quotes,
      'MONTHLY',
    );
    for (const { product_name, coverages } of quotes) {
      const ordered = premiums.find(({ code }) => code === product_name)?.amount;
      const inComparison = compared
        .flatMap(({ columns }) => columns[column] ?? [])
        .find(({ product }) => product === product_name)?.price;
      expect([inComparison, linePrice(coverages, 'MONTHLY')]).toEqual([ordered, ordered]);
    }
    const lines = [...premiums, ...adjustments, ...taxesAndFees, ...savings];
    expect(lines.reduce((sum, { amount }) => sum + amount, rounding)).toBe(total);
    expect(Math.abs(rounding)).toBeLessThanOrEqual(lines.length);
  }
});
