import type { MessagePort } from 'node:worker_threads';
import { play } from './play.ts';
import type { RunSettings } from './settings.ts';
import type { Driver } from './stage.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A worker's life: plays what it is sent, one after the other, until it is told to end. */
export function servePlans(
  port: MessagePort,
  settings: RunSettings,
  opened: Promise<Driver>,
): void {
  const now = performance.now.bind(performance);
  let last: Promise<unknown> = opened;
  port.on('message', (message: ToWorker) => {
    last = last.then(() => answer(message));
  });

  async function answer(message: ToWorker): Promise<void> {
    const driver = await opened;
    if (message.kind === 'end') {
      await driver.close();
      port.close();
      return;
    }
    const { driver: name, target, seed, pictures } = settings;
    const result = await play(message.plan, driver, { driver: name, target, seed, pictures, now });
    port.postMessage({ kind: 'done', index: message.index, result } satisfies FromWorker);
  }
}
