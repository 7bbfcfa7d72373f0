import type { Browser } from 'webdriverio';
import { inPage } from './in-page.ts';

/** Loads a document, which takes no time on the page's clock: a busy machine takes longer for it than an idle one. */
export async function withoutTime(browser: Browser, load: () => Promise<unknown>): Promise<void> {
  const now = await inPage(browser, 'now');
  await load();
  await inPage(browser, 'waitUntilIdle');
  await inPage(browser, 'setNow', now);
}
