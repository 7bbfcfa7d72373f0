/** One call that reached the sandbox, without bodies, which contain names, tokens and answers. */
export type CallRecord = {
  readonly at: number;
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Null if no response was sent. */
  readonly status: number | null;
  /** How long it took, in ms of the world. */
  readonly took: number;
};

/** The calls of one sandbox, newest last, limited in number. */
export function createCallLog(limit = 500) {
  let calls: readonly CallRecord[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    record(call: CallRecord) {
      count += 1;
      calls = [...calls.slice(1 - limit), call];
      for (const heard of listeners) heard();
    },
    calls: () => calls,
    /** Handlers invoked so far. */
    count: () => count,
    listen(heard: () => void) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
export type CallLog = ReturnType<typeof createCallLog>;
