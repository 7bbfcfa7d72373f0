import { expect, test } from 'vitest';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, checkout } from '../../testing/payment.ts';

test('MONEY-036 MONEY-037 the surcharge is shown and paid when its flag is on: 3% by card, 0.8% by bank', async () => {
  const flags = { 'charge-transaction-fees': true, 'ach-payment': true };
  const page = await openScreen(checkout, { answers: base, flags });
  expect(textsOf(page)).toContain('Bank transfer surcharge (0.8%, at most $5)\n$1.60\n');
  expect(textsOf(page)).toContain('Due Today $201.60');
  await page.send(page.model.method.chosen, 'card');
  expect(textsOf(page)).toContain('Card surcharge (3%)\n$6.00\n');
  expect(textsOf(page)).toContain('Due Today $206.00');
  expect(textsOf(page)).toContain('The surcharge may not apply to all products.');
  const without = await openScreen(checkout, { answers: base });
  expect(textsOf(without)).toContain('Due Today $200.00');
  expect(textsOf(without)).not.toContain('urcharge');
});
