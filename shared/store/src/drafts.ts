import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type Store,
  sample,
} from 'effector';
import * as s from 'superstruct';
import { notify } from './notifications.ts';
import { requestFx } from './request.ts';
import { $storage, forgetEverythingFx, keepFx, recallAs } from './storage.ts';
import { createTimer } from './timer.ts';

/** Writes every draft that is still waiting. The host fires it before the page goes away and before a swap. */
export const draftsFlushed = createEvent();
// What is sent may come to nothing, and the session may end with it: what was entered is written first.
sample({
  clock: requestFx,
  filter: ({ method }) => method !== 'GET',
  fn: () => {},
  target: draftsFlushed,
});

/** How long something entered may wait until its draft is written, in ms. */
export const draftDelay = 1000;

export type DraftOptions<Value> = {
  /** The name it is kept under; null while there is nothing to keep. */
  readonly key: Store<string | null>;
  /** Raise it when the shape changes: drafts of another version are not restored. */
  readonly version: number;
  /** What must not be lost. */
  readonly source: Store<Value>;
  /** The person changed something. */
  readonly changed: Event<unknown>;
  /** The shape a restored draft must have; anything else counts as no draft. */
  readonly shape: s.Struct<Value, unknown>;
  /** What is said at once, wherever on a long page one is, when what was typed cannot be kept. */
  readonly atRisk?: string;
};

/**
 * Keeps what a person entered through reload, crash, session expiry, a failed save and a live swap, until `discard`.
 * Fire `restore` when the screen is entered; `restored` tells what was found.
 */
export function createDraft<Value>({
  key,
  version,
  source,
  changed,
  shape,
  atRisk,
}: DraftOptions<Value>) {
  const Kept = s.type({ version: s.literal(version), value: shape as s.Struct<unknown> });
  const restore = createEvent();
  const discard = createEvent();

  const writeFx = createEffect(async ({ name, value }: { name: string | null; value: Value }) =>
    name ? keepFx({ name: draftName(name), value: { version, value } }) : true,
  );
  const readFx = attach({
    source: { key, storage: $storage },
    effect: ({ key: name, storage }): Value | null =>
      name
        ? ((recallAs(storage, draftName(name), Kept)?.value as Value | undefined) ?? null)
        : null,
  });
  const discardFx = attach({
    source: key,
    effect: async (name) => {
      if (name) await keepFx({ name: draftName(name), value: null });
    },
  });

  const $isDirty = createStore(false)
    .on(changed, () => true)
    .reset([writeFx.done, discard, forgetEverythingFx]);
  /** What was typed could not be kept beyond this page: leaving it should ask first. */
  const $isAtRisk = createStore(false).reset([discard, forgetEverythingFx]);
  const $isWanted = createStore(false)
    .on(changed, () => true)
    .reset([discard, forgetEverythingFx]);
  // A write may come to its end after the draft was discarded: then nothing is at risk any more.
  sample({
    clock: writeFx.finally,
    source: $isWanted,
    filter: Boolean,
    fn: (_, written) => written.status === 'fail' || !written.result,
    target: $isAtRisk,
  });
  if (atRisk !== undefined)
    sample({
      clock: $isAtRisk,
      filter: Boolean,
      fn: () => ({ text: atRisk, tone: 'danger', audience: 'client' }) as const,
      target: notify,
    });
  // The first change starts the clock and those after it find it running: typing costs no timer at each keystroke.
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
  sample({ clock: restore, target: readFx });
  sample({ clock: discard, target: discardFx });

  const restored = readFx.doneData.filterMap((value) => value ?? undefined) as Event<Value>;
  const nothingToRestore = readFx.doneData.filter({ fn: (value) => value === null });
  return { restore, restored, nothingToRestore, discard, $isAtRisk };
}

const draftName = (name: string) => `draft:${name}`;
