import { vi } from 'vitest';

/** Waits until a fact holds: lazy views and focus come in a later turn of the event loop. */
export const eventually = (fact: () => void): Promise<void> =>
  vi.waitFor(fact, { interval: 1, timeout: 30_000 });
