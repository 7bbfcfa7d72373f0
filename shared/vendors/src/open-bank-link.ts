import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { BankEvent } from './plaid-events.ts';
import { type BankLinkEnd, type BankLinkOptions, useBankLink } from './use-bank-link.ts';
import { VendorLoadError } from './vendor-load-error.ts';

export type BankLinkRequest = {
  readonly linkToken: string;
  /** Called with each tracked event. */
  readonly onEvent?: (event: BankEvent) => void;
};

/** How the visit ended, with the tracked events in their order. */
export type BankLinkResult = BankLinkEnd & { readonly events: readonly BankEvent[] };

/**
 * Opens the bank-linking dialog and resolves when the user has finished (A§7). Throws a VendorLoadError if the
 * provider's script doesn't load; a later call retries.
 */
export function openBankLink({ linkToken, onEvent }: BankLinkRequest): Promise<BankLinkResult> {
  const root = createRoot(document.createElement('div'));
  const events: BankEvent[] = [];
  const visit = new Promise<BankLinkResult>((resolve, reject) => {
    root.render(
      createElement(BankLink, {
        linkToken,
        onEvent(event) {
          events.push(event);
          onEvent?.(event);
        },
        onEnd: (end) => resolve({ ...end, events }),
        onFail: () =>
          reject(new VendorLoadError('plaid', 'The bank connection could not be loaded.')),
      }),
    );
  });
  return visit.finally(() => root.unmount());
}

/** The provider's hook opens the dialog as soon as possible; this renders nothing. */
function BankLink({ onFail, ...options }: BankLinkOptions & { onFail: () => void }) {
  const { open, ready, failed } = useBankLink(options);
  useEffect(() => {
    if (ready) open();
  }, [ready, open]);
  useEffect(() => {
    if (failed) onFail();
  }, [failed, onFail]);
  return null;
}
