import type { Ran } from './run-outcome.ts';
import type { TaskResponse } from './task-response.ts';

/**
 * How far a call from outside has come. ChromeDriver runs a script again in the next document when the one it ran in
 * was left; the next document then goes on with what is left.
 */
export type Progress = {
  readonly id: string;
  /** The steps that have been played. */
  readonly ran: Ran[];
  /** The responses of the page to the current task. */
  responses: TaskResponse[];
  /** How many actions of the open batch are done. */
  done: number;
  /** When the open step began, in real ms. */
  since: number;
};

const key = 'fairlead-driver:progress';
let current: Progress | null = null;

/** The progress of a call, which the document before this one may have made. */
export function progressOf(id: string): Progress {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Progress | null;
  sessionStorage.removeItem(key);
  current = kept?.id === id ? kept : { id, ran: [], responses: [], done: 0, since: realNow() };
  return current;
}

/** The call has been answered. */
export function endProgress(): void {
  current = null;
}

/** Real time, in every document the same. */
export const realNow = (): number => performance.timeOrigin + performance.now();

/** A document that is left in the middle of a call tells the next one how far it came. */
export function keepProgress(): void {
  addEventListener('pagehide', () => {
    if (current) sessionStorage.setItem(key, JSON.stringify(current));
  });
}
