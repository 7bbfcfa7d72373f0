import { paymentContent as content } from '@fairlead/store/paying';
import { type Infer, object, optional, string } from 'superstruct';
import type { Page } from '../page.ts';

/** A card as a scenario gives it. */
export const CardInput = object({
  number: string(),
  expiry: string(),
  cvc: string(),
  'postal code': string(),
});

/** A user's input in the bank's window; accounts are separated by commas. */
export const BankInput = object({
  institution: optional(string()),
  user: optional(string()),
  password: optional(string()),
  account: optional(string()),
});

/** The payment provider's names of its fields. */
export const cardFieldLabels = {
  number: 'Credit or debit card number',
  expiry: 'Credit or debit card expiration date',
  cvc: 'Credit or debit card CVC/CVV',
} as const;

/** Chooses the card among the payment methods, and fills it in. */
export function fillInCard(
  page: Page,
  method: { readonly choose: string; readonly of: string },
  input: Infer<typeof CardInput>,
): Promise<void> {
  return page.act(
    method,
    { fill: cardFieldLabels.number, with: input.number },
    { fill: cardFieldLabels.expiry, with: input.expiry },
    { fill: cardFieldLabels.cvc, with: input.cvc },
    { fill: content.card.labels.postalCode, with: input['postal code'] },
  );
}

/** Presses the button that opens the window of the bank, and signs in there. */
export function connectBank(page: Page, input: Infer<typeof BankInput>): Promise<void> {
  const { institution, user, password, account } = input;
  return page.visitBank(
    {
      ...(institution ? { search: institution, institution } : {}),
      ...(user ? { username: user } : {}),
      ...(password ? { password } : {}),
      ...(account ? { accounts: account.split(/, */) } : {}),
    },
    () => page.act({ press: content.bank.connect }),
  );
}
