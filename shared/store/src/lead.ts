import { createEvent, createStore, sample } from 'effector';
import * as s from 'superstruct';
import { appStarted } from './app.ts';
import { $storage, forgetEverythingFx, keepFx, recallAs } from './storage.ts';

/** The marketing qualified lead of this browser, as it is kept (A§3). */
type KeptLead = {
  readonly id: string | null;
  /** Sent with every try to create the lead until one succeeds, so that a lost answer makes no second lead. */
  readonly key: string;
  /** Life-cycle events that were reported. */
  readonly reported: readonly string[];
};

const name = 'lead';
const Kept = s.type({
  id: s.nullable(s.string()),
  key: s.string(),
  reported: s.array(s.string()),
});
const noLead: KeptLead = { id: null, key: '', reported: [] };

export const leadKept = createEvent<string>();
export const leadKeyMade = createEvent<string>();
export const leadReported = createEvent<string>();

// Read while the app starts, not in an effect: the first screen may need it already.
const recalled = sample({
  clock: appStarted,
  source: $storage,
  fn: (storage) => recallAs(storage, name, Kept) ?? noLead,
});

export const $lead = createStore<KeptLead>(noLead)
  .on(recalled, (_, kept) => kept)
  .on(leadKeyMade, (lead, key) => ({ ...lead, key }))
  .on(leadKept, (lead, id) => ({ ...lead, id }))
  .on(leadReported, (lead, event) => ({ ...lead, reported: [...lead.reported, event] }))
  .reset(forgetEverythingFx);

sample({
  clock: [leadKept, leadKeyMade, leadReported],
  source: $lead,
  fn: (value) => ({ name, value }),
  target: keepFx,
});
