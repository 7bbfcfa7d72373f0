import { attach, createEvent, sample, scopeBind } from 'effector';
import type { HistoryEntry } from '../navigation/history.ts';
import { $history, moved } from '../navigation/navigation.ts';

/**
 * The host is ready: the scope and its host effects exist. Requests that are needed at the start are made on this
 * event.
 */
export const appStarted = createEvent();

const followHistoryFx = attach({
  source: $history,
  effect: (history): HistoryEntry => {
    history.listen(scopeBind(moved, { safe: true }));
    return history.current();
  },
});

sample({ clock: appStarted, target: followHistoryFx });
sample({ clock: followHistoryFx.doneData, target: moved });
