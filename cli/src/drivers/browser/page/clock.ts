import { markActive } from './activity.ts';
import { isUnderWay } from './traffic.ts';

type Timer = {
  due: number;
  run: () => void;
  every: number | null;
  handle: number;
  /** When it was started, by `performance.now()`. */
  since: number;
};

const native = {
  setTimeout: globalThis.setTimeout.bind(globalThis) as (run: () => void, ms?: number) => number,
  clearTimeout: globalThis.clearTimeout.bind(globalThis) as (handle?: number) => void,
  Date: globalThis.Date,
};
const offsetKey = 'fairlead-driver:offset';
/** Shorter timers are left to the browser, in ms. */
const short = 100;
/** How long a timer that is due waits for requests before it looks again, in real ms. */
const postponed = 16;
/** React shows a fallback for up to this long, so that a screen doesn't flash. In ms. */
const fallbackHold = 300;

let offset = readOffset();
let isHeld = false;
let given = 1_000_000_000;
const timers = new Map<number, Timer>();

function readOffset(): number {
  // A document without an origin (about:blank) has no storage and needs no time.
  try {
    return Number(localStorage.getItem(offsetKey) ?? 0);
  } catch {
    return 0;
  }
}

export const pageNow = (): number => native.Date.now() + offset;
export const hasTimers = (): boolean => timers.size > 0;

/** Lets no timer fire by itself while a person is about to press: a machine may take longer for it than they do. */
export function holdTimers(holds: boolean): void {
  isHeld = holds;
}

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
  offset += ms;
  keepOffset();
}

/** Stops every timer that was started since this `performance.now()`. */
export function dropTimers(since: number): void {
  for (const [id, timer] of timers) if (timer.since >= since) clearTimeout(id);
}

/** Sets the clock of every tab of this browser. The remaining time of timers doesn't change. */
export function setNow(now: number): void {
  const moved = now - pageNow();
  for (const timer of timers.values()) timer.due += moved;
  offset = now - native.Date.now();
  keepOffset();
}

/** Stores the offset for the next document and for the other tabs. */
export function keepOffset(): void {
  localStorage.setItem(offsetKey, String(offset));
}

/** Installs a clock that the driver can advance, for dates and longer timers. Time also passes normally. */
export function installPageClock(): void {
  addEventListener('storage', ({ key, newValue }) => {
    markActive();
    if (key !== offsetKey || newValue === null) return;
    offset = Number(newValue);
    runDue();
  });
  const start = (run: () => void, ms: number, every: number | null): number => {
    given += 1;
    const id = given;
    const timer: Timer = {
      due: pageNow() + ms,
      every,
      handle: 0,
      since: performance.now(),
      run: () => fire(id),
    };
    timers.set(id, timer);
    bodies.set(id, run);
    timer.handle = native.setTimeout(() => runIfDue(id), ms);
    return id;
  };
  const bodies = new Map<number, () => void>();

  /** Fires what is due here after another tab advanced the clock. */
  function runDue(): void {
    const now = pageNow();
    const due = [...timers].filter(([, timer]) => timer.due <= now);
    for (const [id] of due.toSorted(([, one], [, other]) => one.due - other.due)) runIfDue(id);
  }

  /**
   * Fires a timer whose time has come, as soon as no answer is pending: on a busy machine, a time limit would
   * otherwise end a request that takes a moment on any other.
   */
  function runIfDue(id: number): void {
    const timer = timers.get(id);
    if (!timer) return;
    native.clearTimeout(timer.handle);
    if (isHeld || isUnderWay()) timer.handle = native.setTimeout(() => runIfDue(id), postponed);
    else timer.run();
  }

  function fire(id: number): void {
    const timer = timers.get(id);
    const body = bodies.get(id);
    if (!timer || !body) return;
    native.clearTimeout(timer.handle);
    markActive();
    if (timer.every === null) {
      stop(id);
    } else {
      timer.due = pageNow() + timer.every;
      timer.handle = native.setTimeout(() => runIfDue(id), timer.every);
    }
    body();
  }

  function stop(id?: number): void {
    const timer = id === undefined ? undefined : timers.get(id);
    native.clearTimeout(timer ? timer.handle : id);
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
  page.setInterval = (run: (...given: unknown[]) => void, ms = 0, ...rest: unknown[]) =>
    start(() => run(...rest), ms, Math.max(ms, 4));
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
