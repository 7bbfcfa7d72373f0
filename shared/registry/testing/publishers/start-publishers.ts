import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Order, Outcome } from './publisher.ts';

/** Starts so many processes that publish. The returned function gives each an order, all at once. */
export async function startPublishers(count: number) {
  const children = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'publisher.ts'), { execArgv: [] }),
  );
  onTestFinished(() => {
    for (const child of children) child.kill();
  });
  await Promise.all(children.map((child) => once(child, 'message')));
  return (orders: readonly Order[]): Promise<readonly Outcome[]> =>
    Promise.all(
      orders.map(async (order, index) => {
        const child = children[index] as ChildProcess;
        const answer = once(child, 'message');
        child.send(order);
        const [outcome] = await answer;
        return outcome;
      }),
    );
}
