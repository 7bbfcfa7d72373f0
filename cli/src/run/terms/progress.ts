/** A worker's progress in shared memory, because a worker that hangs can't answer messages. */
export type Progress = SharedArrayBuffer;

const [changes, plan, step] = [0, 1, 2];
/** The step index while a plan's session is being opened. */
const opening = -1;

export const createProgress = (): Progress =>
  new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);

/** The cells that a worker writes its progress to. To make them for each step took 2 % of a scenario. */
export const cellsOf = (progress: Progress): Int32Array => new Int32Array(progress);

/** Records that a worker has reached a plan or one of its steps. */
export function recordProgress(
  cells: Int32Array,
  planIndex: number,
  stepIndex: number = opening,
): void {
  Atomics.store(cells, plan, planIndex);
  Atomics.store(cells, step, stepIndex);
  recordMove(cells);
}

/** Records that a worker goes on within its step: a long task does many things on the page. */
export function recordMove(cells: Int32Array): void {
  Atomics.add(cells, changes, 1);
}

/** Reads how often a worker has made progress, and its current step: null before the first step. */
export function readProgress(progress: Progress): {
  readonly changes: number;
  readonly plan: number;
  readonly step: number | null;
} {
  const cells = cellsOf(progress);
  const at = Atomics.load(cells, step);
  const count = Atomics.load(cells, changes);
  return {
    changes: count,
    plan: Atomics.load(cells, plan),
    step: count === 0 || at < 0 ? null : at,
  };
}
