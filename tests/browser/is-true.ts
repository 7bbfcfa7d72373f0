import type { Browser } from 'webdriverio';
import { waitInTest } from './wait-in-test.ts';

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
  await waitInTest(ask, () => `${sentence} (at ${where})`);
}
