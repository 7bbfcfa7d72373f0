import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { linked, paymentPage } from './answers.ts';
import type { PageOptions } from './create-page.ts';
import { type OpenedScreen, openScreen } from './open-screen.ts';

export type PaymentPage = OpenedScreen;

type Options = PageOptions & { readonly address?: string };

/** Reports every field of the card form as complete, and enters the postal code. */
export async function enterCard({ model, send }: PaymentPage): Promise<void> {
  for (const field of ['number', 'expiry', 'cvc'] as const)
    await send(model.card.changed, { field, complete: true, empty: false, code: null });
  await send(model.card.postalCodeChanged, '94105');
}

/** Opens the payment page with everything entered that a payment by card needs. */
export async function openPayment(
  answers: AnswerFunctions = {},
  { address = paymentPage, ...more }: Options = {},
): Promise<PaymentPage> {
  const page = await openScreen(address, answers, more);
  await enterCard(page);
  await page.send(page.model.officer.changed, { title: 'CFO' });
  return page;
}

/** Opens the payment page with a connected bank, too, which is what is paid with. */
export async function openBankPayment(answers: AnswerFunctions): Promise<PaymentPage> {
  const page = await openPayment(answers, {
    flags: { 'ach-payment': true },
    bankLink: () => linked('account-1'),
  });
  await page.send(page.model.bank.linkAsked);
  await page.send(page.model.bank.acknowledged, true);
  return page;
}

/** The keys of the payments that were sent. */
export const keysOf = ({ callsOf }: PaymentPage) =>
  callsOf('create-payment').map(({ headers }) => headers['Idempotency-Key']);

export const addressOf = ({ history }: PaymentPage): string => history.current().address;
