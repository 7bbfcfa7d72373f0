import { type Clock, createClock } from '@sinonjs/fake-timers';
import { dateIn } from './date-in-zone.ts';

/** A scenario's clock. It only advances when something waits. */
export type VirtualClock = {
  /** Milliseconds since the scenario began. */
  elapsed(): number;
  /** Advances to the next timer and fires it. If none is due within this many ms, lets them pass and returns false. */
  next(within: number): boolean;
  /** Whether any timer is set. */
  isTicking(): boolean;
  restore(): void;
};

const names = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/**
 * One clock for all scenarios of this thread. V8 allocates a clock's functions in the old generation, so a clock per
 * scenario would keep its timers, and with them its screens, until the next full collection.
 */
let kept: { readonly clock: Clock; readonly start: number } | null = null;

/**
 * Replaces this thread's timers and date.
 *
 * Not fake-timers' own `nextAsync` mode: it goes to the next timer whenever the event loop is idle, so a request that
 * takes three turns of the loop would meet a session that has expired eight hours later. Here time moves only when no
 * request is in flight and someone waits for something.
 */
export function installClock(now: number, zone?: string): VirtualClock {
  if (kept?.start !== now) kept = { clock: createClock(now), start: now };
  const { clock } = kept;
  const real = names.map((name) => [name, globalThis[name]] as const);
  clock.reset();
  for (const name of names) Object.assign(globalThis, { [name]: clock[name] });
  if (zone !== undefined) Object.assign(globalThis, { Date: dateIn(zone, clock.Date) });
  return {
    elapsed: () => clock.now - now,
    next(within) {
      let passed = false;
      const bound = clock.setTimeout(() => {
        passed = true;
      }, within);
      clock.next();
      if (!passed) clock.clearTimeout(bound);
      return !passed;
    },
    isTicking: () => clock.countTimers() > 0,
    restore() {
      clock.reset();
      Object.assign(globalThis, Object.fromEntries(real));
    },
  };
}
