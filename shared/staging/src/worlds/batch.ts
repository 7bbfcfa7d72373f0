/** Runs the work of many requests as one batch. */
export type Batch<Item, Result> = (item: Item) => Promise<Result>;

/** A result of a batch: a value, or a promise of one. */
export type Outcome<Result> = Result | Promise<Result>;

/** The number of concurrent batches, so that one that waits for a lock doesn't block all others. */
const atOnce = 2;

/**
 * Collects what is asked for in one turn of the event loop, and while earlier batches are on their way. So a server with
 * much to do asks its database less often, and a server with little to do waits for nobody.
 *
 * @param run - Does all that was collected and resolves to its results, in the same order.
 */
export function createBatch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
): Batch<Item, Result> {
  type Waiting = {
    readonly item: Item;
    readonly resolve: (result: Outcome<Result>) => void;
    readonly reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let isPlanned = false;
  let running = 0;

  function plan(): void {
    if (isPlanned || running >= atOnce || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      void begin();
    });
  }

  async function begin(): Promise<void> {
    const mine = waiting;
    waiting = [];
    running += 1;
    try {
      const results = await run(mine.map(({ item }) => item));
      for (const [index, { resolve }] of mine.entries()) resolve(results[index] as Outcome<Result>);
    } catch (error) {
      for (const { reject } of mine) reject(error);
    } finally {
      running -= 1;
      plan();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
