import type { PlaidLinkOnEventMetadata } from 'react-plaid-link';

/** The events of bank linking that are tracked (A§7), by the provider's names. */
const bankEventNames = {
  OPEN: 'open',
  EXIT: 'exit',
  HANDOFF: 'handoff',
  SEARCH_INSTITUTION: 'institution search',
  SELECT_INSTITUTION: 'institution select',
  ERROR: 'error',
} as const;

type BankEventName = (typeof bankEventNames)[keyof typeof bankEventNames];

/** One tracked event. It carries no account number, mask or credential. */
export type BankEvent = {
  readonly name: BankEventName;
  readonly institution: string | null;
  /** The search text of an institution search. */
  readonly query: string | null;
  /** The provider's error code, on an error and on an exit because of one. */
  readonly code: string | null;
};

type LinkMetadata = Partial<
  Pick<PlaidLinkOnEventMetadata, 'institution_name' | 'institution_search_query' | 'error_code'>
>;

/** Converts a provider's event, or returns null if it isn't tracked. */
export function readBankEvent(provided: string, metadata: LinkMetadata): BankEvent | null {
  if (!isTracked(provided)) return null;
  return {
    name: bankEventNames[provided],
    institution: metadata.institution_name || null,
    query: metadata.institution_search_query || null,
    code: metadata.error_code || null,
  };
}

const isTracked = (name: string): name is keyof typeof bankEventNames =>
  Object.hasOwn(bankEventNames, name);
