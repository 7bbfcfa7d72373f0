import { paying, paymentPage } from './answers.ts';
import { openScreen } from './open-screen.ts';

export type PaymentPage = Awaited<ReturnType<typeof openScreen>>;

type Options = Partial<Parameters<typeof openScreen>[1]> & { readonly address?: string };

/** Reports every field of the card form as complete, and enters the postal code. */
export async function enterCard({ model, send }: PaymentPage): Promise<void> {
  for (const field of ['number', 'expiry', 'cvc'] as const)
    await send(model.card.changed, { field, complete: true, empty: false, code: null });
  await send(model.card.postalCodeChanged, '94105');
}

/** Opens the payment page with everything entered that a payment by card needs. */
export async function openPayment(
  answers: Parameters<typeof paying>[0] = {},
  { address = paymentPage, ...more }: Options = {},
): Promise<PaymentPage> {
  const page = await openScreen(address, { answers: paying(answers), ...more });
  await enterCard(page);
  await page.send(page.model.officer.changed, { title: 'CFO' });
  return page;
}
