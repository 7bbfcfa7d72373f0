/**
 * Executes a module and what it imports one by one, so that the browser can answer a person in between: all at once they
 * are a task of half a second on a slow phone. Failures are those of the import that follows.
 */
export async function importInSteps(order: readonly string[]): Promise<void> {
  for (const url of order) {
    await System.import(url).catch(() => {});
    await nextTask();
  }
}

/** Before other tasks of the page where the browser can do that. */
const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
