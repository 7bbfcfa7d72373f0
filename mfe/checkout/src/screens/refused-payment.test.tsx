import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { filledCard, linked, oneAfterAnother, paymentPage } from '../../testing/answers.ts';
import { aPackage } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';
import { payByCard, send, title } from '../../testing/pay-steps.ts';

test('expired prices redirect to the quotes', async () => {
  const page = await drawScreen(
    paymentPage,
    {
      'create-payment': oneAfterAnother(
        new ApiError(410, { errors: ['These prices expired on 12/11/2026.'] }),
      ),
    },
    filledCard,
  );
  await page.act(...payByCard);
  expect(page.snapshot('Payment method')).toContain('These prices expired on 12/11/2026.');
  await page.act({ press: 'Back to Quote' });
  expect(page.lefts[0]).toContain('/packages?applicationId=10065');
});

test('a refusal that is not of the prices has no way back beside it', async () => {
  const page = await drawScreen(
    paymentPage,
    { 'create-payment': oneAfterAnother(new ApiError(402, { message: 'No.' })) },
    filledCard,
  );
  await page.act(...payByCard);
  expect(page.snapshot('Payment method')).toContain('alert: No.');
  expect(page.snapshot('Payment method')).not.toContain('Back to Quote');
});

test('a price that is not taken closes the question', async () => {
  const page = await drawScreen(
    paymentPage,
    {
      'create-payment': oneAfterAnother(new ApiError(409, { errorCode: 'amount_changed' })),
      'get-legacy-packages': oneAfterAnother(
        { recommended: aPackage() },
        { recommended: aPackage(1_100_00) },
      ),
    },
    filledCard,
  );
  await page.act(...payByCard, { press: 'Not now' });
  expect(page.body()).not.toContain('The price has changed');
  expect(page.bodies('create-payment')).toHaveLength(1);
});

test('a bank that is connected stays while it is paid, and cannot be connected again', async () => {
  const page = await drawScreen(
    paymentPage,
    { 'create-payment': noAnswerYet },
    { flags: { 'ach-payment': true }, bankLink: () => linked('account-1') },
  );
  await page.act(
    title,
    { press: 'Connect your bank' },
    {
      check:
        'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.',
    },
    send,
  );
  expect(page.body()).toContain('button "Sending…" [disabled] [busy]');
  expect(page.body()).toContain('button "Use a different account" [disabled]');
});
