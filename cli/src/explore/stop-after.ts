import type { Io } from '../io.ts';

/** Ends the walks after a time, or at Ctrl-C: in the middle of one, and of shortening one. */
export function stopAfter(minutes: number | undefined, io: Io) {
  // Walks replace the clock.
  const now = performance.now.bind(performance);
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : now() + minutes * 60_000;
  let isStopped = false;
  const stopListening = io.onInterrupt(() => {
    isStopped = true;
  });
  return { isDue: () => isStopped || now() >= end, end: stopListening };
}
