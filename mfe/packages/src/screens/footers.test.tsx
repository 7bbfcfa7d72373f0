import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../testing/builders.ts';
import { drawBilling } from '../../testing/draw-billing.ts';
import { drawCheckout } from '../../testing/draw-checkout.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

const packages = [
  aPackage('pk_1', { name: 'Growth' }),
  aPackage('pk_2', { name: 'Starter', recommended: false }),
];
const answers = { 'get-market-submission': () => aSubmission({ packages }) };

test.each([
  ['the comparison', () => drawScreen('/market-submission/ms_1', answers)],
  ['a package', () => drawScreen('/market-submission/ms_1/packages/pk_1', answers)],
  ['billing', () => drawBilling()],
  ['the checkout', () => drawCheckout()],
] as const)('%s ends with the footer', async (_name, draw) => {
  const page = await draw();
  expect(page.outline().at(-1)?.role).toBe('contentinfo');
});
