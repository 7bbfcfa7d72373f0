import { usePlaidLink } from 'react-plaid-link';
import { type BankEvent, readBankEvent } from './plaid-events.ts';

type BankAccount = {
  readonly id: string;
  readonly name: string;
  readonly mask: string | null;
  readonly type: string;
  readonly subtype: string;
};

/** How a visit to the bank-linking dialog ended. Leaving it is a value, not an error. */
export type BankLinkEnd =
  | {
      readonly ok: true;
      readonly publicToken: string;
      readonly accounts: readonly BankAccount[];
      readonly institution: string | null;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

export type BankLinkOptions = {
  readonly linkToken: string | null;
  readonly onEvent: (event: BankEvent) => void;
  readonly onEnd: (end: BankLinkEnd) => void;
};

/**
 * Prepares the bank-linking dialog for a screen: call `open()` once it is `ready`; `failed` means that the
 * provider's script couldn't be loaded.
 */
export function useBankLink({ linkToken, onEvent, onEnd }: BankLinkOptions) {
  const { open, ready, error } = usePlaidLink({
    token: linkToken,
    onEvent(name, metadata) {
      const event = readBankEvent(name, metadata);
      if (event) onEvent(event);
    },
    onSuccess(publicToken, { accounts, institution }) {
      if (publicToken === null) onEnd(incomplete);
      else
        onEnd({
          ok: true,
          publicToken,
          accounts: accounts.map(readAccount),
          institution: institution?.name ?? null,
        });
    },
    onExit: (error) => onEnd(error ? readError(error) : left),
  });
  return { open, ready, failed: error !== null };
}

const left: BankLinkEnd = {
  ok: false,
  code: 'exited',
  message: 'The bank connection was closed before an account was chosen.',
};

const incomplete: BankLinkEnd = {
  ok: false,
  code: 'no_token',
  message: 'The bank connection ended without a token. Connect the bank again.',
};

const readError = (error: {
  error_code: string;
  error_message: string;
  display_message: string | null;
}): BankLinkEnd => ({
  ok: false,
  code: error.error_code,
  message: error.display_message ?? error.error_message,
});

const readAccount = ({ id, name, mask, type, subtype }: BankAccount): BankAccount => ({
  id,
  name,
  mask,
  type,
  subtype,
});
