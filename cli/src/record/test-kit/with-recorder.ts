import type { Browser } from 'webdriverio';
import { pageScript } from '../../drivers/browser/page-script.ts';
import type { Sandbox } from '../../drivers/browser/sandbox.ts';
import type { Recorded } from '../open-recorder.ts';

type Watched = { readonly sandbox: Sandbox; read(): Promise<Recorded> };

/** A sandbox in whose pages a recorder runs, from the beginning of each scenario. */
export async function withRecorder(sandbox: Sandbox): Promise<Watched> {
  const source = await pageScript('cli/src/record/page/watch.ts');
  let watched: Browser | null = null;
  return {
    sandbox: {
      ...sandbox,
      async begin(start) {
        const { browser } = start;
        if (!watched)
          await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
            source,
          });
        watched = browser;
        const isKept = await sandbox.begin(start);
        await browser.executeScript('fairleadRecorder.begin()', []);
        return isKept;
      },
    },
    async read() {
      if (!watched) throw new Error('No scenario has begun.');
      // Somebody who finishes leaves the field that was typed in.
      await watched.executeScript('document.activeElement?.blur()', []);
      return watched.executeScript('return fairleadRecorder.read()', []);
    },
  };
}
