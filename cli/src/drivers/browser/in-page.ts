import type { Browser } from 'webdriverio';
import type { InPage } from './page/install.ts';

/** Chromium's errors for a document that was replaced during a call. */
const left = /navigation|unload|context|detached|fairleadDriver is not defined/i;
/** How often a call is repeated in the next document, which may still be loading; a busy machine needs as many. */
const tries = 400;

/** Calls one of the driver's functions in the page with a single WebDriver command. */
export async function inPage<Name extends keyof InPage>(
  browser: Browser,
  name: Name,
  ...given: Parameters<InPage[Name]>
): Promise<Awaited<ReturnType<InPage[Name]>>> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await browser.executeScript('return fairleadDriver[arguments[0]](...arguments[1])', [
        name,
        given,
      ]);
    } catch (error) {
      const wasLeft = error instanceof Error && left.test(error.message);
      if (!wasLeft || tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
