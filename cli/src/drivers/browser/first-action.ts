import type { Task } from '@fairlead/mfe-kit/area';
import type { Page, PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';

/** Returns what a task would do to a page first, as the page is now. Null: it does something else first, or can't begin. */
export async function firstActionOf(
  task: Task,
  input: unknown,
  outline: Outline,
): Promise<PageAction | null> {
  let first: PageAction | null = null;
  const stop = () => {
    throw new Error('Nothing is done to this page.');
  };
  const looking: Partial<Page> = {
    async act(action) {
      first = action ?? null;
      stop();
    },
    read: async () => outline,
    until: async (find) => find(outline) || stop(),
  };
  const page = new Proxy(looking as Page, { get: (own, name) => Reflect.get(own, name) ?? stop });
  try {
    await task.perform(page, input);
  } catch {
    // It was stopped, or doesn't find what it looks for.
  }
  return first;
}
