import type { Ran } from './run-outcome.ts';
import type { TaskResponse } from './task-response.ts';

/**
 * The progress of a call from the driver. ChromeDriver repeats a script in the next document if its document is left.
 * The next document then continues with the rest.
 */
export type Progress = {
  readonly id: string;
  /** The completed steps. */
  readonly ran: Ran[];
  /** The responses of the page to the current task. */
  responses: TaskResponse[];
  /** How many actions of the current batch are done. */
  done: number;
  /** When the current step began, in real ms. */
  since: number;
};

const key = 'fairlead-driver:progress';
let current: Progress | null = null;

/** Returns the progress of a call, which may have begun in the previous document. */
export function progressOf(id: string): Progress {
  const kept: Progress | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  current = kept?.id === id ? kept : { id, ran: [], responses: [], done: 0, since: realNow() };
  return current;
}

/** Drops the progress of a completed call. */
export function endProgress(): void {
  current = null;
}

/** Returns real time, which is the same in every document. */
export const realNow = (): number => performance.timeOrigin + performance.now();

/** Passes the progress of a call to the next document when this one is left. */
export function keepProgress(): void {
  addEventListener('pagehide', () => {
    if (current) sessionStorage.setItem(key, JSON.stringify(current));
  });
}
