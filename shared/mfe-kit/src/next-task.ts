/**
 * Lets the browser answer a person before the rest of a start goes on; where it can do that, before other tasks of the
 * page.
 */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
