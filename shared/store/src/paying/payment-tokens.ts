import { paymentMessages } from '@fairlead/domain/packages';
import { createCardTokenFx } from '@fairlead/store';
import { attach } from 'effector';
import type { BankEntry } from './bank-entry.ts';
import type { CardEntry } from './card-entry.ts';
import { CardRefused, PaymentTokenMissing } from './payment-failure.ts';

type Entries = { readonly card: CardEntry; readonly bank: BankEntry };

/** Effects that return payment tokens. Tokens are only in their results, never in a store. */
export function createPaymentTokens({ card, bank }: Entries) {
  const cardTokenFx = attach({
    source: card.$postalCode,
    effect: async (postalCode) => {
      const made = await createCardTokenFx({ postalCode });
      if (!made.ok) throw new CardRefused(made.code, made.message);
      if (!made.token) throw new PaymentTokenMissing(paymentMessages.missingCard);
      return made.token;
    },
  });
  const bankAccountFx = attach({
    source: bank.$linked,
    effect: (linked) => {
      const secret = linked && bank.vault.open(linked.handle);
      if (!secret?.token || !secret.accountId)
        throw new PaymentTokenMissing(paymentMessages.missingBank);
      return secret;
    },
  });
  return { cardTokenFx, bankAccountFx };
}
