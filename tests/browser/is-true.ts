import type { Browser } from 'webdriverio';

/** Waits until a function of the page is true; the sentence says what never came about. */
export async function isTrue<Given extends readonly unknown[]>(
  page: Browser,
  claim: (...given: Given) => boolean,
  sentence: string,
  ...given: Given
): Promise<void> {
  let where = '';
  const holds = await page
    .waitUntil(
      async () => {
        where = await page.getUrl();
        return page.execute<boolean, unknown[]>(claim as never, ...given);
      },
      { timeout: 8000, interval: 20 },
    )
    .catch((error: Error) => {
      // The page that was asked may have been left for the next one.
      if (!/timed out|timeout/.test(error.message)) throw error;
      return false;
    });
  if (!holds) throw new Error(`${sentence} (at ${where})`);
}
