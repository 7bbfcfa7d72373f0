import type { Browser } from 'webdriverio';
import { waitInTest } from './wait-in-test.ts';

/** Waits until a function of the page is true; the sentence says what never came about. */
export async function isTrue<Given extends readonly unknown[]>(
  page: Browser,
  claim: (...given: Given) => boolean,
  sentence: string,
  ...given: Given
): Promise<void> {
  // One command asks for both, because each one costs five processes some time.
  const script = `return [(${claim})(...arguments), location.href]`;
  let where = '';
  const ask = async () => {
    const [isSo, address] = await page.execute<[boolean, string], unknown[]>(script, ...given);
    where = address;
    return isSo;
  };
  await waitInTest(ask, () => `${sentence} (at ${where})`);
}
