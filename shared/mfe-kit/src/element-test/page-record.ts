import type { Call } from '@fairlead/contracts';
import type { reportErrorFx } from '@fairlead/store';

/** What left the page during a test, in order. */
export type PageRecord = {
  readonly calls: Call[];
  /** Addresses outside the product that the page left for. */
  readonly lefts: string[];
  /** Topics of the chats that were opened. */
  readonly chats: string[];
  /** What was reported to the error tracker. */
  readonly reports: Parameters<typeof reportErrorFx>[0][];
};

export const createRecord = (): PageRecord => ({ calls: [], lefts: [], chats: [], reports: [] });

/** Empties every list of a record, also the lists that a test added to it. */
export function forgetRecord(record: Readonly<Record<string, unknown[]>>): void {
  for (const list of Object.values(record)) list.length = 0;
}
