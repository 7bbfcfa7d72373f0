import { readAs, type TextStorage } from '@fairlead/store';
import type { Infer } from 'superstruct';
import { boolean, nullable, string, type } from 'superstruct';

const name = 'unchecked-application';

const UncheckedApplication = type({
  id: string(),
  legacy_application_id: nullable(string()),
  pre_decision: nullable(type({ qualified: boolean(), reasoning_key: nullable(string()) })),
  /** The company's state, for the page that says we don't insure companies there. */
  region: string(),
});

/** An application that was created, but whose eligibility check hasn't led anywhere yet. */
export type UncheckedApplication = Infer<typeof UncheckedApplication>;

/** Returns the application that is still to be checked, so that no visit continues it without the check; null if there is none. */
export const readUnchecked = (storage: TextStorage) => readAs(storage, name, UncheckedApplication);

/** The storage entry for `persistOwnFx`; null once the check has led somewhere. */
export const uncheckedEntry = (value: UncheckedApplication | null) => ({ name, value });
