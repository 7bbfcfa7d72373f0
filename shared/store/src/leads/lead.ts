import { widen } from '@fairlead/contracts';
import { $ownStorage, persistIn, readAs, type TextStorage } from '@fairlead/store';
import { attach } from 'effector';
import * as s from 'superstruct';
import { type LifeCycleEvent, withEvent } from './lead-reports.ts';

/** The marketing qualified lead of this browser, as stored (A§3). */
type KeptLead = {
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

export type LeadChange =
  | Pick<KeptLead, 'id'>
  | Pick<KeptLead, 'key'>
  | { readonly happened: LifeCycleEvent }
  | { readonly reported: LifeCycleEvent['kind'] };

/** Changes the lead that this browser keeps. What happens without a lead is none of its events. */
export const changeLeadFx = attach({
  source: $ownStorage,
  effect: (storage, change: LeadChange) => {
    const lead = leadIn(storage);
    if ('happened' in change && lead.id === null) return;
    persistIn(storage, { name, value: afterChange(lead, change) });
  },
});

function afterChange(lead: KeptLead, change: LeadChange): KeptLead {
  if ('happened' in change)
    return { ...lead, waiting: withEvent(lead.waiting, lead.reported, change.happened) };
  if ('reported' in change)
    return {
      ...lead,
      reported: [...lead.reported, change.reported],
      waiting: lead.waiting.filter(({ kind }) => kind !== change.reported),
    };
  return { ...lead, ...change };
}
