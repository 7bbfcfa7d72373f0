/**
 * Executes a module and what it imports one by one, so that the browser can answer a person in between: all at once they
 * are a task of half a second on a slow phone. `rest` is what it waits for between them. Failures are those of the import that
 * follows.
 */
export async function importInSteps(
  order: readonly string[],
  rest: () => Promise<void>,
): Promise<void> {
  for (const url of order) {
    await System.import(url).catch(() => {});
    await rest();
  }
}
