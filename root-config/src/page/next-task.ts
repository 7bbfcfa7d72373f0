/**
 * Lets the browser answer a person before the rest of a start goes on; where it can do that, before other tasks of the
 * page.
 */
export const nextTask = (): Promise<void> => globalThis.scheduler?.yield?.() ?? afterOtherTasks();

/** Lets the page do first what it has to do already: answers that have arrived are read before a screen's code is executed. */
export const afterOtherTasks = (): Promise<void> =>
  globalThis.scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
