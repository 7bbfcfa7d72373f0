import { afterEach, beforeEach, vi } from 'vitest';

/** Runs each test of a file in virtual time, from a moment on: a timer fires as soon as nothing else is pending. */
export function inVirtualTime(now?: Date): void {
  beforeEach(() => {
    vi.useFakeTimers(now ? { now } : {});
    vi.setTimerTickMode('nextTimerAsync');
  });
  afterEach(() => void vi.useRealTimers());
}
