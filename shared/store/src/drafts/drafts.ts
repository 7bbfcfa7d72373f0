import {
  attach,
  combine,
  createEvent,
  createStore,
  type Event,
  type Store,
  sample,
} from 'effector';
import { requestFx } from '../calls/request.ts';
import { routeOpened } from '../navigation/screens.ts';
import { notify } from '../notifications/notifications.ts';
import { $owner, $ownStorage, ownEntryChanged, persistOwnFx } from '../session/owner.ts';
import { forgetEverythingFx } from '../storage/storage.ts';
import { createTimer } from '../time/timer.ts';
import {
  type DraftFormat,
  keptName,
  readDraft,
  readOwn,
  refusalOf,
  refusalOfOwn,
} from './draft-format.ts';
import { forgetDraftFx } from './forget-draft.ts';
import { noteDraft } from './made-drafts.ts';
import { isSame, mergeFields } from './merge-fields.ts';
import { reportRefusals } from './report-refusals.ts';

/** Writes every pending draft. The host fires it before the page is closed and before a swap. */
export const draftsFlushed = createEvent();
// Drafts are written before a request that may fail or end the session.
sample({ clock: requestFx, filter: ({ method }) => method !== 'GET', target: draftsFlushed });
// However a screen is left: forms are emptied and drafts change their names when the next one is entered.
sample({ clock: routeOpened, target: draftsFlushed });

/** How long after the first change a draft is written, in ms. */
export const draftDelay = 1000;

export type DraftOptions<Value> = DraftFormat<Value> & {
  /** The storage name; null while there is nothing to store. */
  readonly key: Store<string | null>;
  /** The value to store. */
  readonly source: Store<Value>;
  /** The user changed something. */
  readonly changed: Event<unknown>;
  /** The form was opened anew: what was changed before isn't in `source` anymore. */
  readonly replaced?: Event<unknown>;
  /** The fields in which two windows' versions are merged, if they aren't those of the value itself. */
  readonly fields?: {
    readonly of: (value: Value) => Readonly<Record<string, unknown>>;
    readonly toValue: (fields: Readonly<Record<string, unknown>>) => Value;
  };
  /** The notification when the browser can't store the input. It is visible from anywhere on a long page. */
  readonly atRisk?: string;
};

/**
 * Keeps user input through reload, crash, session expiry, a failed save and a live swap, until `discard`. Fire `restore` when
 * the screen is entered; `restored` returns the stored value. It also fires when another window of this browser changes
 * the same draft, with the fields of both merged.
 */
export function createDraft<Value>(options: DraftOptions<Value>) {
  const { key, version, source, changed, replaced, fields, atRisk } = options;
  const merge = (base: Value, mine: Value, theirs: Value): Value =>
    fields
      ? fields.toValue(mergeFields(fields.of(base), fields.of(mine), fields.of(theirs)))
      : mergeFields(base, mine, theirs);
  const restore = createEvent();
  const discard = createEvent();
  noteDraft({
    key,
    isKept: (storage, name) => readOwn(storage, name, options) !== null,
    reads: (storage, name) => readDraft(storage, name, options) !== null,
  });

  /** The last value that this window and the others had in common. */
  const $base = createStore<Value>(source.defaultState, { serialize: 'ignore' }).reset([
    key,
    discard,
    forgetEverythingFx,
  ]);
  /** The value of the form as it was opened. */
  const $opened = createStore<Value>(source.defaultState, { serialize: 'ignore' });
  if (replaced) {
    sample({ clock: replaced, source, target: $opened });
    sample({ clock: $opened, target: $base });
  }
  const writeFx = attach({
    source: { storage: $ownStorage, base: $base },
    effect: async ({ storage, base }, { name, value }: { name: string | null; value: Value }) => {
      if (!name) return { isKept: true, written: value, refusal: null };
      const theirs = readOwn(storage, name, options);
      const written = theirs === null ? value : merge(base, value, theirs);
      const kept = { name: keptName(name, version), value: { version, value: written } };
      const refusal = refusalOf(written, options.shape);
      return { isKept: await persistOwnFx(kept), written, refusal };
    },
  });
  const readFx = attach({
    source: { key, storage: $ownStorage },
    effect: ({ key: name, storage }) => ({
      value: name ? readDraft(storage, name, options) : null,
      refusal: name ? refusalOfOwn(storage, name, options) : null,
    }),
  });
  const discardFx = attach({
    source: key,
    effect: async (name) => {
      if (name) await forgetDraftFx(name);
    },
  });

  const $isDirty = createStore(false)
    .on(changed, () => true)
    .reset([writeFx.done, discard, forgetEverythingFx]);
  /** The input couldn't be stored, so leaving the page should ask first. */
  const $isAtRisk = createStore(false).reset([discard, forgetEverythingFx]);
  const $isWanted = createStore(false)
    .on(changed, () => true)
    .reset([discard, forgetEverythingFx]);
  // A write may finish after the draft was discarded, when nothing is at risk anymore.
  sample({
    clock: writeFx.finally,
    source: $isWanted,
    filter: Boolean,
    fn: (_, written) => written.status === 'fail' || !written.result.isKept,
    target: $isAtRisk,
  });
  if (atRisk !== undefined)
    sample({
      clock: $isAtRisk,
      filter: Boolean,
      fn: () => ({ text: atRisk, tone: 'danger', audience: 'client' }) as const,
      target: notify,
    });
  // Only the first change starts the timer, so that typing doesn't start one per keystroke.
  const timer = createTimer();
  sample({
    clock: changed,
    source: timer.$isRunning,
    filter: (isRunning) => !isRunning,
    fn: () => draftDelay,
    target: timer.started,
  });
  const due = sample({ clock: [timer.rang, draftsFlushed], source: key, filter: $isDirty });
  sample({ clock: due, source, fn: (value, name) => ({ name, value }), target: writeFx });
  // Until the session is known, drafts belong to a visitor and are restored at once, as after a swap. Then they become the
  // user's, whose own draft is read again.
  const early = sample({ clock: restore, source: $owner, filter: (owner) => owner === null });
  const $isEarly = createStore(false).on(early, () => true);
  const ownerFound = sample({
    clock: $owner,
    source: $isEarly,
    filter: (isEarly, owner) => isEarly && owner !== null,
  });
  $isEarly.reset(ownerFound);
  sample({ clock: [restore, ownerFound], target: readFx });
  sample({ clock: discard, target: discardFx });

  const found = readFx.doneData.filterMap(({ value }) => value ?? undefined) as Event<Value>;
  const nothingToRestore = readFx.doneData.filter({ fn: ({ value }) => value === null });
  reportRefusals(key, [readFx.doneData, writeFx.doneData]);

  // The same draft in another window.
  const $isFollowed = createStore(false)
    .on([restore, changed], () => true)
    .reset([discard, forgetEverythingFx]);
  const theirs = sample({
    clock: ownEntryChanged,
    source: { name: key, storage: $ownStorage, isFollowed: $isFollowed },
    filter: ({ name, isFollowed }, change) =>
      isFollowed && name !== null && change.name === keptName(name, version),
    fn: ({ name, storage }) => (name === null ? null : readOwn(storage, name, options)),
  }).filterMap((value) => value ?? undefined) as Event<Value>;
  const metTheirs = sample({
    clock: theirs,
    source: { base: $base, mine: source },
    fn: ({ base, mine }, value) => ({
      common: value,
      mine,
      merged: merge(base, mine, value),
    }),
  });
  // The write merged another window's changes. Newer input stays.
  const metWritten = sample({
    clock: writeFx.done,
    source,
    fn: (mine, { params, result: { written } }) => ({
      common: written,
      mine,
      merged: merge(params.value, mine, written),
    }),
  });
  $base.on(found, (_, common) => common).on([metTheirs, metWritten], (_, { common }) => common);

  const restored = createEvent<Value>();
  const $changedKey = createStore<string | null>(null, { serialize: 'ignore' });
  sample({ clock: changed, source: key, target: $changedKey });
  if (replaced) $changedKey.reset(replaced);
  const $hasOwnInput = combine(
    { isDirty: $isDirty, key, changedKey: $changedKey },
    (now) => now.isDirty && now.key === now.changedKey,
  );
  // Input from before the session was known is kept; that of a form before, as with Back, is not in this one.
  sample({
    clock: found,
    source: { opened: $opened, mine: source, hasOwnInput: $hasOwnInput },
    fn: ({ opened, mine, hasOwnInput }, value) =>
      hasOwnInput ? merge(opened, mine, value) : value,
    target: restored,
  });
  sample({
    clock: [metTheirs, metWritten],
    filter: ({ mine, merged }) => !isSame(mine, merged),
    fn: ({ merged }) => merged,
    target: restored,
  });
  return { restore, restored, nothingToRestore, discard, $isAtRisk };
}
