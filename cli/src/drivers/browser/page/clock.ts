import { markActive } from './activity.ts';

type Timer = {
  due: number;
  readonly run: () => void;
  readonly every: number | null;
  /** When it was started, by `performance.now()`. */
  readonly since: number;
};

const native = {
  setTimeout: globalThis.setTimeout.bind(globalThis) as (run: () => void, ms?: number) => number,
  clearTimeout: globalThis.clearTimeout.bind(globalThis) as (handle?: number) => void,
  setInterval: globalThis.setInterval.bind(globalThis) as (run: () => void, ms?: number) => number,
  Date: globalThis.Date,
};
const nowKey = 'fairlead-driver:now';
/** Shorter timers are left to the browser, in ms. */
const short = 100;
/** React shows a fallback for up to this long, so that a screen doesn't flash. In ms. */
const fallbackHold = 300;

/** The scenario's time, which only the driver moves. Null: no scenario has begun, and time passes by itself. */
let stopped = readNow();
let given = 1_000_000_000;
const timers = new Map<number, Timer>();

function readNow(): number | null {
  // A document without an origin (about:blank) has no storage and needs no time.
  try {
    const kept = localStorage.getItem(nowKey);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export const pageNow = (): number => stopped ?? native.Date.now();
export const hasTimers = (): boolean => timers.size > 0;

/** Waits for one turn of the event loop, after which the direct effects of a change are rendered. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Waits for real ms, independent of the page's clock. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    native.setTimeout(resolve, ms);
  });
}

/** Advances to the next timer if it is due within this many ms, otherwise lets them pass. */
export function goToNextTimer(within: number): boolean {
  const next = [...timers.values()].reduce<Timer | null>(
    (first, timer) => (first === null || timer.due < first.due ? timer : first),
    null,
  );
  const now = pageNow();
  if (!next || next.due - now > within) {
    if (next) move(within);
    return false;
  }
  move(Math.max(0, next.due - now));
  next.run();
  return true;
}

/** Advances the clock at once, without firing timers. */
export function move(ms: number): void {
  stopped = pageNow() + ms;
  keepNow();
}

/** Stops every timer that was started since this `performance.now()`. */
export function dropTimers(since: number): void {
  for (const [id, timer] of timers) if (timer.since >= since) clearTimeout(id);
}

/** Sets the clock of every tab of this browser. The remaining time of timers doesn't change. */
export function setNow(now: number): void {
  const moved = now - pageNow();
  for (const timer of timers.values()) timer.due += moved;
  stopped = now;
  keepNow();
}

/** Stores the time for the next document and for the other tabs. */
export function keepNow(): void {
  if (stopped !== null) localStorage.setItem(nowKey, String(stopped));
}

/**
 * Installs a clock for dates and longer timers that only the driver advances, as in the headless page. So it doesn't
 * depend on the machine what has happened by the end of a step.
 */
export function installPageClock(): void {
  addEventListener('storage', ({ key, newValue }) => {
    markActive();
    if (key !== nowKey || newValue === null) return;
    stopped = Number(newValue);
    runDue();
  });
  const start = (run: () => void, ms: number, every: number | null): number => {
    given += 1;
    const id = given;
    const timer: Timer = {
      due: pageNow() + ms,
      every,
      since: performance.now(),
      run: () => fire(id),
    };
    timers.set(id, timer);
    bodies.set(id, run);
    if (stopped === null) native.setTimeout(timer.run, ms);
    return id;
  };
  const bodies = new Map<number, () => void>();

  /** Fires what is due here after another tab advanced the clock. */
  function runDue(): void {
    const now = pageNow();
    const due = [...timers].filter(([, timer]) => timer.due <= now);
    for (const [, timer] of due.toSorted(([, one], [, other]) => one.due - other.due)) timer.run();
  }

  function fire(id: number): void {
    const timer = timers.get(id);
    const body = bodies.get(id);
    if (!timer || !body) return;
    markActive();
    if (timer.every === null) stop(id);
    else timer.due = pageNow() + timer.every;
    body();
  }

  function stop(id?: number): void {
    native.clearTimeout(id);
    if (id === undefined) return;
    timers.delete(id);
    bodies.delete(id);
  }

  const page: Record<string, unknown> = {};
  page.setTimeout = (run: (...given: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    const holdsFallback = ms <= fallbackHold && isCommitOfReact(run);
    if (ms >= short && !holdsFallback) return start(() => run(...rest), ms, null);
    markActive();
    const runShort = () => {
      markActive();
      run(...rest);
    };
    return native.setTimeout(runShort, holdsFallback ? 0 : ms);
  };
  page.setInterval = (run: (...given: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    if (keepsWorkerAwake(run)) return native.setInterval(run, ms);
    return start(() => run(...rest), ms, Math.max(ms, 4));
  };
  page.clearTimeout = stop;
  page.clearInterval = stop;
  page.Date = class extends native.Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length ? parts : [pageNow()]) as [number]));
    }
    static override now = pageNow;
  };
  Object.assign(globalThis, page);
}

/** React gives the clock a bound function, the product's own code never does. */
const isCommitOfReact = ({ name }: { readonly name: string }): boolean => name.startsWith('bound ');

/**
 * MSW keeps its worker awake every five seconds of the browser's time. On the page's clock, a day would be 17,280 calls
 * that change nothing.
 */
const keepsWorkerAwake = (run: unknown): boolean => String(run).includes('KEEPALIVE_REQUEST');
