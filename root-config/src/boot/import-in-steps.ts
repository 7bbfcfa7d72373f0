import { nextTask } from '@fairlead/mfe-kit/shell';
import { ownSystem } from '../builds/own-system.ts';

/**
 * Executes a module and what it imports one by one, so that the browser can answer a person in between: all at once they
 * are a task of half a second on a slow phone. Failures are those of the import that follows.
 */
export async function importInSteps(order: readonly string[]): Promise<void> {
  for (const url of order) {
    await ownSystem()
      .import(url)
      .catch(() => {});
    await nextTask();
  }
}
