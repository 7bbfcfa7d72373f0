import { widen } from '@fairlead/contracts';
import { $ownStorage, persistIn, readAs, type TextStorage } from '@fairlead/store';
import { attach } from 'effector';
import * as s from 'superstruct';
import type { LifeCycleEvent } from './lead-reports.ts';

/** The marketing qualified lead of this browser, as stored (A§3). */
export type KeptLead = {
  readonly id: string | null;
  /**
   * Sent with every attempt to create the lead until one succeeds, so that a lost response doesn't create a second
   * lead.
   */
  readonly key: string;
  /** Life-cycle events already reported. */
  readonly reported: readonly string[];
  /** Life-cycle events that happened and are not reported yet. */
  readonly waiting: readonly LifeCycleEvent[];
};

const name = 'lead';
const Waiting = widen<LifeCycleEvent>(
  s.union([
    s.type({ kind: s.literal('account_registered'), email: s.string() }),
    s.type({ kind: s.literal('email_verified') }),
    s.type({ kind: s.literal('application_created'), applicationId: s.string() }),
  ]),
);
const StoredLead = s.type({
  id: s.nullable(s.string()),
  key: s.string(),
  reported: s.array(s.string()),
  // Leads that earlier versions kept have none.
  waiting: s.optional(s.array(Waiting)),
});
const noLead: KeptLead = { id: null, key: '', reported: [], waiting: [] };

/** Returns the lead that a storage keeps. It is read each time: nothing of it is known before it is needed. */
export function leadIn(storage: TextStorage): KeptLead {
  const kept = readAs(storage, name, StoredLead);
  return kept ? { ...kept, waiting: kept.waiting ?? [] } : noLead;
}

/** Changes the lead that this browser keeps; the same lead changes nothing. */
export const changeLeadFx = attach({
  source: $ownStorage,
  effect: (storage, change: (lead: KeptLead) => KeptLead) => {
    const lead = leadIn(storage);
    const value = change(lead);
    if (value !== lead) persistIn(storage, { name, value });
  },
});
