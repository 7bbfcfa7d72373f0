import type { MarketSubmission } from '@fairlead/contracts/packages';
import { failsWithCode, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCoverage, aLimit, aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import {
  base,
  billing,
  bound,
  enterCard,
  oneAfterAnother,
  openBankCheckout,
  openCheckout,
  selected,
} from '../../testing/payment.ts';

const home = '/market-submission/ms_1';

/** The submission whose selected package has this limit. */
const withLimit = (value: number): MarketSubmission =>
  aSubmission({
    selected_package_id: 'pk_1',
    packages: [
      aPackage('pk_1', {
        quotes: [aQuote('a', { coverages: [aCoverage('epl', { limits: [aLimit({ value })] })] })],
      }),
      aPackage('pk_2'),
    ],
  });

test('what the provider said of a card is gone once another is typed', async () => {
  const page = await openCheckout({ 'bind-request': failsWithCode(402, 'insufficient_funds') });
  const { $paymentError, activated } = page.model.activation;
  await page.send(activated);
  expect(page.get($paymentError)).not.toBeNull();
  await enterCard(page);
  expect(page.get($paymentError)).toBeNull();
});

test('what was said of a bank is gone once it is connected again', async () => {
  const { model, send, get } = await openBankCheckout(['acc_1'], {
    'bind-request': failsWithCode(402, 'insufficient_funds'),
  });
  expect(get(model.activation.$canPay)).toBe(false);
  await send(model.bank.acknowledged, true);
  expect(get(model.activation.$canPay)).toBe(true);
  await send(model.activation.activated);
  expect(get(model.activation.$paymentError)).not.toBeNull();
  await send(model.bank.linkAsked);
  expect(get(model.activation.$paymentError)).toBeNull();
});

test('a submission that was activated is known as that before it is loaded again', async () => {
  const { model, send, get, screen } = await openCheckout({
    'get-market-submission': oneAfterAnother(selected(), noAnswerYet()),
    'bind-request': () => bound,
  });
  expect(get(model.activation.$canPay)).toBe(true);
  await send(model.activation.activated);
  expect(get(model.submission.$submission)?.status).toBe('BIND_REQUESTED');
  expect(screen()).toBe('confirmation');
});

test('a package that changed is not billed on until the client was told', async () => {
  const { model, send, get, screen } = await openScreen(billing, {
    answers: {
      ...base,
      'get-market-submission': oneAfterAnother(withLimit(100_000_000), withLimit(200_000_000)),
    },
  });
  expect(get(model.offerChange.$changes)).toBeNull();
  await send(model.submission.refetched);
  expect(get(model.offerChange.$changes)).not.toBeNull();
  await send(model.billing.continued);
  expect(screen()).toBe('billing');
  await send(model.offerChange.acknowledged);
  expect(get(model.offerChange.$changes)).toBeNull();
  await send(model.billing.continued);
  expect(screen()).toBe('market-submission-checkout');
});

test('the checkout knows where the billing was opened from', async () => {
  const { model, send, get, screen } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': oneAfterAnother(aSubmission(), selected()),
      'update-market-submission': () => ({}),
    },
  });
  await send(model.buying.bought, 'pk_1');
  await send(model.billing.continued);
  expect(screen()).toBe('market-submission-checkout');
  expect(get(model.billing.$origin)).toBe(home);
});
