// Walks and scenarios replace the clock, and a timer of this one can't be cleared on another.
const { clearInterval, setInterval } = globalThis;

/** How often a command looks whether the process that started it still runs, in ms. */
const lookEvery = 250;

/**
 * Calls back once the process that started this one has ended: npx ends without telling what it started, and a server
 * would keep its port. Returns a function that stops looking.
 */
export function onParentLost(lost) {
  // An orphan gets another parent.
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    lost();
  }, lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}
