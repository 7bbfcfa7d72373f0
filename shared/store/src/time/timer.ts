import { attach, createEvent, createStore, scopeBind } from 'effector';

type Handle = ReturnType<typeof setTimeout>;

/** The longest wait that browsers support, in ms; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/** Creates a timer that rings once. Unlike a waiting effect, it doesn't keep the scope from settling. */
export function createTimer() {
  const rang = createEvent();

  const $handle = createStore<Handle | null>(null, { serialize: 'ignore' });
  /** Sets the timer to a time, or to none. */
  const setFx = attach({
    source: $handle,
    effect: (handle, duration: number | null): Handle | null => {
      clearTimeout(handle ?? undefined);
      if (duration === null) return null;
      const ring = scopeBind(rang, { safe: true });
      return setTimeout(() => ring(), Math.min(Math.max(duration, 0), longest));
    },
  });
  $handle.on(setFx.doneData, (_, handle) => handle).reset(rang);

  return {
    $isRunning: $handle.map((handle) => handle !== null),
    /** Rings after this many ms; starting again replaces the earlier time. */
    started: setFx.prepend((duration: number) => duration),
    stopped: setFx.prepend<void>(() => null),
    rang,
  };
}
