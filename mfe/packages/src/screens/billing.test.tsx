import { expect, test } from 'vitest';
import { snapshotOf, textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, billing } from '../../testing/payment.ts';

test('MONEY-032 MONEY-033 MONEY-034 MONEY-010 MONEY-011 MONEY-029 the billing shows both schedules with what is due and saved', async () => {
  const page = await openScreen(billing, { answers: base });
  expect(snapshotOf(page)).toContain(
    [
      '- group "Payment schedule":',
      '  - radio "Monthly" [checked]:',
      '    - /description: $100.00/mo Due Today $200.00 Then 10 monthly payments of $100.00 Including taxes and fees.',
      '  - radio "Annually":',
      '    - /description: $1,164.00/yr Due Today $1,164.00 You save $36',
    ].join('\n'),
  );
});

test.each([
  [
    'MONEY-032 MONEY-033',
    'MONTHLY',
    '$200.00',
    '2 months up front, then 10 monthly payments of $100.00, including taxes and fees',
  ],
  ['MONEY-034', 'ANNUALLY', '$1,164.00', 'One payment for the full year.'],
])('%s the checkout of %s shows %s as due, and what comes then', async (_, schedule, due, then) => {
  const page = await openScreen(`/market-submission/ms_1/checkout/${schedule}`, { answers: base });
  expect(textsOf(page).split('\n')).toEqual(expect.arrayContaining([`Due Today ${due}`, then]));
});

test('PACKAGES-024 PACKAGES-144 the billing asks for the start date and says that nothing is charged before it', async () => {
  const page = await openScreen(billing, { answers: base });
  expect(snapshotOf(page)).toContain(
    '  - text: Today or later, up to 12/15/2026.\n  - textbox "Effective date" [required]: 2026-11-20',
  );
  expect(textsOf(page)).toContain('Nothing is charged until the effective date.');
});
