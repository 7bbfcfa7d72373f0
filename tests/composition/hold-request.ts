import { basename } from 'node:path';
import { onTestFinished } from 'vitest';
import { pauseRequests } from '../browser/devtools.ts';
import { browser } from './page.ts';

/**
 * Lets the next request for a file hang, as on a connection that has died; later ones are answered. Ends with the test.
 */
export async function holdRequest(file: string): Promise<void> {
  let isHeld = false;
  const stop = await pauseRequests(await browser(), [`*${basename(file)}*`], (paused, send) => {
    if (isHeld) send('Fetch.continueRequest', { requestId: paused.requestId });
    isHeld = true;
  });
  onTestFinished(stop);
}
