import {
  $paymentInFlight,
  $storage,
  draftsFlushed,
  loadFlagsFx,
  persistFx,
  readAs,
  reloadPageFx,
} from '@fairlead/store';
import { combine, createEffect, sample } from 'effector';
import * as s from 'superstruct';

/** The error of the flag service's adapter when the service takes too long (A§8). */
const flagTimeout = 'Launch Darkly Timeout';

/** A§8: the page is reloaded at most twice within five minutes (in ms). */
const flagReloads = { max: 2, forgottenAfter: 5 * 60 * 1000 } as const;

const name = 'flag-reloads';
const StoredReloads = s.type({ count: s.number(), at: s.number() });

const reloadFx = createEffect(async (count: number) => {
  await persistFx({ name, value: { count, at: Date.now() } });
  draftsFlushed();
  await reloadPageFx();
});

const timedOut = loadFlagsFx.failData.filter({ fn: ({ message }) => message === flagTimeout });

sample({
  clock: sample({
    clock: timedOut,
    source: combine({ storage: $storage, isPaying: $paymentInFlight }),
    // A pending payment isn't interrupted; the default flags are good enough.
    filter: ({ isPaying }) => !isPaying,
    fn: ({ storage }) => reloadsIn(readAs(storage, name, StoredReloads)),
  }),
  filter: (count) => count < flagReloads.max,
  fn: (count) => count + 1,
  target: reloadFx,
});

function reloadsIn(kept: s.Infer<typeof StoredReloads> | null): number {
  return kept && Date.now() - kept.at < flagReloads.forgottenAfter ? kept.count : 0;
}
