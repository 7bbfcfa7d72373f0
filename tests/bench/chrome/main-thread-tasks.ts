/** One event of a trace. Times in µs; `tdur` is the thread's own time. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** What a page's main thread did after its first paint. Times in ms. */
export type Tasks = {
  /** The longest task. */
  readonly longest: number;
  /** What all tasks took beyond the 50 ms that nobody notices. */
  readonly blocking: number;
};

const unnoticed = 50;

/**
 * Reads the tasks from the trace of a visit at the processor's own speed, as a processor that many times slower would
 * take. Thread time, unlike Lighthouse's, which is by the clock: other programs of a busy machine don't count.
 */
export function tasksAfterFirstPaint(events: readonly TraceEvent[], slowdown: number): Tasks {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && /^https?:/.test(args?.data?.documentLoaderURL ?? ''),
  );
  const paint = events.find(
    ({ name, pid, ts }) =>
      name === 'firstContentfulPaint' && pid === navigation?.pid && ts > navigation.ts,
  );
  if (!navigation || !paint)
    throw new Error('The trace has no first paint. Trace the categories of Lighthouse.');
  const times = events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'RunTask' &&
        ph === 'X' &&
        pid === navigation.pid &&
        tid === navigation.tid &&
        ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur * slowdown) / 1000);
  return {
    longest: Math.max(0, ...times),
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - unnoticed), 0),
  };
}
