import { waitUntil } from '@fairlead/cli/drivers/browser/wait-until';
import type { Browser } from 'webdriverio';
import { waitLimit } from './wait-limit.ts';

/** Waits until a function of the page is true; the sentence says what never came about. */
export async function isTrue<Given extends readonly unknown[]>(
  page: Browser,
  claim: (...given: Given) => boolean,
  sentence: string,
  ...given: Given
): Promise<void> {
  let where = '';
  const ask = async () => {
    where = await page.getUrl();
    return page.execute<boolean, unknown[]>(claim as never, ...given);
  };
  await waitUntil(ask, { sentence: () => `${sentence} (at ${where})`, limit: waitLimit });
}
