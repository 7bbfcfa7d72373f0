import { attach, createEvent, createStore, sample, scopeBind } from 'effector';

type Handle = ReturnType<typeof setTimeout>;

/** The longest wait that browsers support, in ms; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/** Creates a timer that rings once. Unlike a waiting effect, it doesn't keep the scope from settling. */
export function createTimer() {
  const started = createEvent<number>();
  const stopped = createEvent();
  const rang = createEvent();

  const $handle = createStore<Handle | null>(null, { serialize: 'ignore' });
  const startFx = attach({
    source: $handle,
    effect: (handle, duration: number): Handle => {
      clearTimeout(handle ?? undefined);
      const ring = scopeBind(rang, { safe: true });
      return setTimeout(() => ring(), Math.min(Math.max(duration, 0), longest));
    },
  });
  const stopFx = attach({
    source: $handle,
    effect: (handle) => clearTimeout(handle ?? undefined),
  });

  $handle.on(startFx.doneData, (_, handle) => handle).reset([stopFx.done, rang]);
  sample({ clock: started, target: startFx });
  sample({ clock: stopped, target: stopFx });

  return {
    $isRunning: $handle.map((handle) => handle !== null),
    /** Rings after this many ms; starting again replaces the earlier time. */
    started,
    stopped,
    rang,
  };
}
