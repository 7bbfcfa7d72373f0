import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { snapshotOf, textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, checkout, linked, oneAfterAnother, openCheckout } from '../../testing/payment.ts';

test('PACKAGES-138 PACKAGES-070 nothing is sent before the card and a postal code of 5 characters are complete', async () => {
  const page = await openCheckout({});
  await page.send(page.model.card.postalCodeChanged, '9410');
  await page.send(page.model.activation.activated);
  expect(page.callsOf('bind-request')).toHaveLength(0);
  expect(textsOf(page)).toContain('Enter the 5 characters of the postal code.');
  expect(snapshotOf(page)).toContain(
    '- button "Send for Signature" [disabled]:\n    - /description: Complete all fields to see updated pricing.',
  );
});

test.each([
  [
    'a code without a sentence',
    { errorCode: 'odd', message: 'The bank said no.' },
    'The bank said no.',
  ],
  ['nothing at all', {}, 'Unable to process payment'],
])(
  'ERROR-057 a refusal with %s shows the provider’s message or the general one',
  async (_, said, text) => {
    const page = await openCheckout({ 'bind-request': oneAfterAnother(new ApiError(402, said)) });
    await page.send(page.model.activation.activated);
    expect(textsOf(page)).toContain(text);
  },
);

test('ERROR-036 a card that no token was made of is not sent', async () => {
  const page = await openCheckout({}, { cardToken: () => ({ ok: true, token: '' }) });
  await page.send(page.model.activation.activated);
  expect(textsOf(page).split('\n')).toContain('Missing Stripe token');
  expect(page.callsOf('bind-request')).toHaveLength(0);
});

test('ERROR-035 a bank link without a token is not paid with', async () => {
  const page = await openScreen(checkout, {
    answers: { ...base, 'create-link-token': () => ({ link_token: 'link-1' }) },
    flags: { 'ach-payment': true },
    bankLink: () => ({ ...linked('acc_1'), publicToken: '' }),
  });
  await page.send(page.model.bank.linkAsked);
  await page.send(page.model.bank.acknowledged, true);
  await page.send(page.model.activation.activated);
  expect(textsOf(page).split('\n')).toContain('Missing Plaid token or account id');
  expect(page.callsOf('bind-request')).toHaveLength(0);
});
