import type { MessagePort } from 'node:worker_threads';
import { play } from './play.ts';
import { gotOn } from './progress.ts';
import type { Driver } from './scenario-session.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

/** A worker's life: plays what it is sent, one after the other, until it is told to end. */
export function servePlans(
  port: MessagePort,
  { progress, ...settings }: WorkerData,
  opened: Promise<Driver>,
): void {
  const now = performance.now.bind(performance);
  let last: Promise<unknown> = opened.catch((error: unknown) => {
    const because = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: 'unable', because } satisfies FromWorker);
    // Whatever it is sent, it has said all there is to say.
    return new Promise(() => {});
  });
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'play') last = last.then(() => playOne(message));
    else void end();
  });

  async function playOne({ index, plan }: Extract<ToWorker, { kind: 'play' }>): Promise<void> {
    const { driver, target, seed, pictures, outlines } = settings;
    const open = await opened;
    gotOn(progress, index);
    const reached = (step: number) => gotOn(progress, index, step);
    const options = { driver, target, seed, pictures, now, reached };
    // The keyboard passes through controls on its way, and leaves them: only the transcripts can be equal.
    const result = await play(plan, open, { ...options, outlines: outlines && !plan.keyboard });
    port.postMessage({ kind: 'done', index, result } satisfies FromWorker);
  }

  /** At once, also in the middle of a scenario: nobody wants its result any more. */
  async function end(): Promise<void> {
    const driver = await opened.catch(() => null);
    await driver?.close();
    port.close();
    process.exit();
  }
}
