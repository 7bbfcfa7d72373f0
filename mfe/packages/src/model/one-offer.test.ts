import { offerKey } from '@fairlead/domain/packages';
import { memoryStorage } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCustomPackage, aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { activating, bound, enterCard } from '../../testing/payment.ts';

const own = aCustomPackage({ quotes: [aQuote('x', { product_name: 'SGL' }), aQuote('y')] });
const submission = (more: object = {}) =>
  aSubmission({ packages: [aPackage('pk_1'), own], ...more });
const key = 'qm_x 120000 qa_x 116400, qm_y 120000 qa_y 116400';

test('one set of quotes and cents is compared, looked at, billed and charged', async () => {
  let selected: string | null = null;
  const page = await openScreen('/market-submission/ms_1', {
    answers: activating(
      {
        'get-market-submission-status': () => ({ status: 'RELEASED' }),
        'get-available-coverages': () => [],
        'update-market-submission': ({ body }) => {
          selected = (body as { selected_package_id: string }).selected_package_id;
          return {};
        },
        'set-requested-effective-date': () => ({}),
        'get-signature-details': () => ({ email: 'ada@example.com' }),
        'bind-request': () => bound,
      },
      () => submission({ selected_package_id: selected }),
    ),
  });
  const { model, send, get } = page;
  const compared = get(model.submission.$packages).find(({ id }) => id === 'pk_9');
  expect(offerKey(compared?.quotes ?? [])).toBe(key);
  expect(get(model.comparison.$options)).toMatchObject([{}, { id: 'pk_9', price: 200_00 }]);

  await send(model.buying.bought, 'pk_9');
  expect(page.screen()).toBe('billing');
  expect(offerKey(get(model.$package)?.quotes ?? [])).toBe(key);
  expect(get(model.billing.$amounts)).toMatchObject({ monthly: { due: 400_00 } });

  await send(model.billing.continued);
  expect(get(model.order.$order)).toMatchObject({ total: 400_00, quoteIds: ['qm_x', 'qm_y'] });

  await enterCard(page);
  await send(model.activation.activated);
  expect(page.callsOf('bind-request')).toMatchObject([
    {
      headers: { 'Displayed-Amount-Cents': '40000', 'Displayed-Quote-Ids': 'qm_x,qm_y' },
      body: { billing_interval: 'MONTHLY' },
    },
  ]);
  expect(page.screen()).toBe('confirmation');
});

test('an activated offer is forgotten', async () => {
  const storage = memoryStorage();
  const page = await openScreen('/market-submission/ms_1/checkout/MONTHLY', {
    storage,
    answers: activating(
      {
        'get-market-submission-status': () => ({ status: 'RELEASED' }),
        'get-signature-details': () => ({ email: 'ada@example.com' }),
        'bind-request': () => bound,
      },
      () => submission({ selected_package_id: 'pk_9' }),
    ),
  });
  expect(storage.get('fairlead:of:ct_1:offer:ms_1')).toContain('"packageId":"pk_9"');
  await enterCard(page);
  await page.send(page.model.activation.activated);
  expect(page.screen()).toBe('confirmation');
  expect(storage.get('fairlead:of:ct_1:offer:ms_1')).toBeNull();
});
