import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import {
  activating,
  bound,
  oneAfterAnother,
  openCheckout,
  selected,
} from '../../testing/payment.ts';

test('a changed price is shown with the old one and needs a confirmation', async () => {
  const dearer = aSubmission({
    selected_package_id: 'pk_1',
    packages: [
      aPackage('pk_1', {
        quotes: [
          aQuote('new', {
            pricing_summaries: [
              {
                ...aQuote().pricing_summaries[0],
                total_price: { amount: 1_320_00, code: 'total_price', currency: 'USD' },
              },
            ] as never,
          }),
        ],
      }),
      aPackage('pk_2'),
    ],
  });
  const page = await openCheckout(
    activating(
      {
        'bind-request': oneAfterAnother(new ApiError(409, { errorCode: 'amount_changed' }), bound),
      },
      oneAfterAnother(selected(), dearer),
    ),
  );
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain('The price changed from $200.00 to $220.00.');
  expect(page.callsOf('bind-request')).toHaveLength(1);
  await page.send(page.model.priceChange.confirmed);
  expect(page.callsOf('bind-request')[1]?.headers).toMatchObject({
    'Displayed-Amount-Cents': '22000',
    'Displayed-Quote-Ids': 'qm_new',
  });
  expect(page.screen()).toBe('confirmation');
});

test('a quote that has expired meanwhile leads to the prompt that refreshes the prices', async () => {
  const page = await openCheckout({
    'get-market-submission': oneAfterAnother(
      selected(),
      aSubmission({
        selected_package_id: 'pk_1',
        packages: [
          aPackage('pk_1', { quotes: [aQuote('a', { status: 'EXPIRED' })] }),
          aPackage('pk_2'),
        ],
      }),
    ),
    'bind-request': oneAfterAnother(new ApiError(410, { errorCode: 'quote_expired' })),
  });
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain('These prices have expired');
  expect(textsOf(page)).toContain('Refresh prices');
});

const amountChanged = new ApiError(409, { errorCode: 'amount_changed' });

test('a changed price that can’t be loaded is said, with that nothing was charged', async () => {
  const page = await openCheckout({
    'bind-request': oneAfterAnother(amountChanged),
    'get-market-submission': oneAfterAnother(selected(), new ApiError(500)),
  });
  await page.send(page.model.activation.activated);
  await page.pass(10_000);
  expect(page.toasts()).toEqual([
    'The price has changed, and we couldn’t load the new one. You haven’t been charged. Send your order again in a moment.',
  ]);
});

test('an amount that is refused and still the same isn’t called changed', async () => {
  const page = await openCheckout({ 'bind-request': oneAfterAnother(amountChanged) });
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain(
    'Your order wasn’t accepted, though its amount is still $200.00. You haven’t been charged.',
  );
  expect(textsOf(page)).not.toContain('The price has changed');
});

test('an expired quote that isn’t expired on the client’s day yet says why nothing was paid', async () => {
  const page = await openCheckout({
    'bind-request': oneAfterAnother(new ApiError(410, { errorCode: 'quote_expired' })),
  });
  await page.send(page.model.activation.activated);
  expect(textsOf(page)).toContain('These prices have expired. You haven’t been charged.');
});
