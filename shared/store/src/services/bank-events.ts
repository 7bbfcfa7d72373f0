import type { BankEventName } from '@fairlead/domain';
import { tracked } from '@fairlead/store';
import { createEvent, sample } from 'effector';

/** The events of the bank-linking dialog (A§7), from its adapter: no account, no credential, no token. */
export type BankLinkEvent = {
  readonly name: BankEventName;
  readonly institution: string | null;
  readonly query: string | null;
  readonly code: string | null;
};

/** Fired by the host for each event of the dialog. */
export const bankEventReceived = createEvent<BankLinkEvent>();

sample({
  clock: bankEventReceived,
  fn: ({ name, ...facts }) => ({
    name: `bank link ${name}` as const,
    properties: Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)),
  }),
  target: tracked,
  batch: false,
});
