import { pageScript } from '@fairlead/cli/drivers/browser/page-script';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Browser } from 'webdriverio';
import { waitInTest } from './wait-in-test.ts';

/** Presses the button, link, option or tab that is called so, as soon as it can be; of several, the one of this number. */
export const press = (page: Browser, name: string, number?: number) =>
  perform(page, { press: name, ...(number === undefined ? {} : { number }) });

/** Puts text into the field of that label, as typing would end. */
export const fill = (page: Browser, label: string, text: string) =>
  perform(page, { fill: label, with: text });

/** Performs an action by role and name with the finder of the scenarios, as soon as its control is there. */
async function perform(page: Browser, action: PageAction): Promise<void> {
  let missing: string | null = null;
  const isPerformed = async () => {
    missing = await performNow(page, action);
    return missing === null;
  };
  await waitInTest(isPerformed, () => missing ?? 'The page could not be read');
}

async function performNow(page: Browser, action: PageAction): Promise<string | null> {
  const isThere = await page.execute(() => 'fairleadPerform' in globalThis);
  if (!isThere) await page.execute(await controlsInPage());
  return page.execute<string | null, [PageAction]>('return fairleadPerform(arguments[0])', action);
}

let script: Promise<string> | null = null;

/** The text of `controls-in-page.ts`, for a document that does not have it yet. */
function controlsInPage(): Promise<string> {
  script ??= pageScript('tests/browser/controls-in-page.ts');
  return script;
}
