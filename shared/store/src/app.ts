import { attach, createEvent, sample, scopeBind } from 'effector';
import type { Place } from './navigation/history.ts';
import { $history, moved } from './navigation/navigation.ts';

/** The host is ready: scope made, doors open. Everything that has to be known at the start is asked for on this. */
export const appStarted = createEvent();

const followHistoryFx = attach({
  source: $history,
  effect: (history): Place => {
    history.listen(scopeBind(moved, { safe: true }));
    return history.place();
  },
});

sample({ clock: appStarted, target: followHistoryFx });
sample({ clock: followHistoryFx.doneData, target: moved });
