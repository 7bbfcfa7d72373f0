import { widen } from '@fairlead/contracts';
import { createEvent, createStore, sample } from 'effector';
import * as s from 'superstruct';
import { appStarted } from '../host/app.ts';
import { $owner, $ownStorage, persistOwnFx } from '../session/owner.ts';
import { forgetEverythingFx, readAs, type TextStorage } from '../storage/storage.ts';
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

export const leadKept = createEvent<string>();
export const leadKeyMade = createEvent<string>();
/** An event of the lead that has to be reported. */
export const leadChanged = createEvent<LifeCycleEvent>();
export const leadReported = createEvent<string>();

// Read while the app starts, and again in the same step as the session. Not in an effect, because whatever waits for
// these events needs the value at once.
export const leadRecalled = sample({
  clock: [appStarted, $owner],
  source: $ownStorage,
  fn: leadIn,
});

function leadIn(storage: TextStorage): KeptLead {
  const kept = readAs(storage, name, StoredLead);
  return kept ? { ...kept, waiting: kept.waiting ?? [] } : noLead;
}

export const $lead = createStore<KeptLead>(noLead)
  .on(leadRecalled, (_, kept) => kept)
  .on(leadKeyMade, (lead, key) => ({ ...lead, key }))
  .on(leadKept, (lead, id) => ({ ...lead, id }))
  .on(leadChanged, (lead, event) =>
    lead.id === null ? lead : { ...lead, waiting: withEvent(lead.waiting, lead.reported, event) },
  )
  .on(leadReported, (lead, reported) => ({
    ...lead,
    reported: [...lead.reported, reported],
    waiting: lead.waiting.filter(({ kind }) => kind !== reported),
  }))
  .reset(forgetEverythingFx);

sample({
  clock: [leadKept, leadKeyMade, leadChanged, leadReported],
  source: $lead,
  filter: ({ id, key }) => id !== null || key !== '',
  fn: (value) => ({ name, value }),
  target: persistOwnFx,
});
