import type { PreviousPayment } from '@fairlead/domain/legacy';
import { cardErrorMessage } from '@fairlead/domain/packages';
import type { Collection } from '../../database/tables.ts';
import { accountAt } from '../../stand-ins/plaid/logic.ts';
import { chargeOutcome, declinesLater } from '../../stand-ins/stripe/logic.ts';
import { testCards } from '../../stand-ins/stripe/test-cards.ts';

/** The result of authorizing a card or checking an account. */
export type Authorized =
  | {
      readonly ok: true;
      readonly method: PreviousPayment;
      readonly collection: Collection;
      readonly clears_in: number;
      readonly is_brex_card: boolean;
    }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

/** The test card of the Brex program (legacy.yaml, offers). */
const brexCard = '4444';

export function authorizeCard(token: string): Authorized {
  const outcome = chargeOutcome(token);
  const isLater = declinesLater(token);
  if (!outcome.ok && !isLater)
    return { ok: false, code: outcome.code, sentence: cardErrorMessage(outcome.code) };
  const { brand, last4 } = outcome.ok ? outcome : { brand: 'visa', last4: '0341' };
  return {
    ok: true,
    method: { type: 'card', charge_type: 'credit', network: brand, bank: null, last_four: last4 },
    collection: isLater ? 'declines' : 'clears',
    clears_in: 0,
    is_brex_card: last4 === brexCard,
  };
}

/** Authorizes the method on file. A card with the last digits of a declined test card is refused. */
export function authorizeOnFile(method: PreviousPayment): Authorized {
  const isRefused = testCards.some(
    ({ number, decline }) => decline && number.endsWith(method.last_four),
  );
  if (method.type === 'card' && isRefused)
    return {
      ok: false,
      code: 'previous_method_unusable',
      sentence: 'The method on file can’t be used anymore. Choose another one.',
    };
  return { ok: true, method, collection: 'clears', clears_in: 3, is_brex_card: false };
}

const unable = 'We were unable to process your payment.';

/** How each institution of the provider's sandbox pays (bank_errors of legacy.yaml). */
const payments: Readonly<Record<string, { collection: Collection; clears_in: number }>> = {
  'First Platypus Bank': { collection: 'clears', clears_in: 3 },
  'First Gingham Credit Union': { collection: 'clears', clears_in: 5 },
  'Tartan Bank': { collection: 'returns-once', clears_in: 3 },
  'Houndstooth Bank': { collection: 'returns', clears_in: 3 },
};

export function authorizeBank(token: string, accountId: string): Authorized {
  const account = accountAt(token, accountId);
  if (!account)
    return {
      ok: false,
      code: 'invalid_public_token',
      sentence:
        'We were unable to process your payment. Please check your information and try again.',
    };
  const payment = payments[account.institution];
  if (!payment) return { ok: false, code: 'account_not_supported', sentence: unable };
  return {
    ok: true,
    method: {
      type: 'ach_debit',
      charge_type: account.subtype,
      network: null,
      bank: account.institution,
      last_four: account.mask,
    },
    ...payment,
    is_brex_card: false,
  };
}
