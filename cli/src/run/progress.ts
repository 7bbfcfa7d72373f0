/** Where a worker is, in memory that the run reads without asking: a worker that hangs answers nobody. */
export type Progress = SharedArrayBuffer;

const [changes, plan, step] = [0, 1, 2];
/** The step of a plan whose world is being opened. */
const opening = -1;

export const createProgress = (): Progress =>
  new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);

/** Says that a worker has got on: to a plan, or to a step of it. */
export function gotOn(progress: Progress, planIndex: number, stepIndex: number = opening): void {
  const cells = new Int32Array(progress);
  Atomics.store(cells, plan, planIndex);
  Atomics.store(cells, step, stepIndex);
  Atomics.add(cells, changes, 1);
}

/** How often a worker has got on, and the step it is at; null: it opens a plan's world, or has begun none. */
export function readProgress(progress: Progress): {
  readonly changes: number;
  readonly plan: number;
  readonly step: number | null;
} {
  const cells = new Int32Array(progress);
  const at = Atomics.load(cells, step);
  const count = Atomics.load(cells, changes);
  return {
    changes: count,
    plan: Atomics.load(cells, plan),
    step: count === 0 || at < 0 ? null : at,
  };
}
