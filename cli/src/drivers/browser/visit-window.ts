import type { Browser } from 'webdriverio';
import { inPage } from './in-page.ts';
import type { Session } from './session.ts';
import { waitUntil } from './wait-until.ts';

/** How far the clock of a window moves between two looks, in ms. */
const stepOfTime = 1000;

/** Whether a command failed because the window has closed. */
export const isWindowGone = (error: unknown): boolean =>
  error instanceof Error &&
  /no such window|window already closed|view not found/i.test(error.message);

/**
 * Visits a window that the page opens, until the window closes itself. Where the visit returns the words of a heading,
 * the window stays open with it, and is closed.
 */
export async function visitWindow(
  { browser, enterWindow, focus }: Session,
  open: () => Promise<void>,
  visit: () => Promise<string | null>,
): Promise<void> {
  const page = await browser.getWindowHandle();
  const known = await browser.getWindowHandles();
  await open();
  const findOpened = async () =>
    (await browser.getWindowHandles()).find((handle) => !known.includes(handle)) ?? false;
  const opened = await waitUntil(findOpened, { sentence: 'The page opened no window' });
  try {
    await enterWindow(opened);
    const heading = await visit();
    if (heading !== null) {
      await waitUntil(() => browser.$(`h1*=${heading}`).isExisting(), {
        sentence: `The window did not say '${heading}'`,
      });
      return await browser.closeWindow().then(() => {});
    }
    await waitUntil(() => hasClosed(browser, opened), { sentence: 'The window did not close' });
  } finally {
    await browser.switchToWindow(page);
    await focus();
  }
}

/** Whether a window has closed. Only the driver moves its clock, and some say something for a moment before they close. */
async function hasClosed(browser: Browser, handle: string): Promise<boolean> {
  try {
    const isOpen = (await browser.getWindowHandles()).includes(handle);
    if (isOpen) await inPage(browser, 'advance', (await inPage(browser, 'now')) + stepOfTime);
    return !isOpen;
  } catch (error) {
    if (!isWindowGone(error)) throw error;
    return true;
  }
}
