import type { Session } from './session.ts';
import { waitUntil } from './wait-until.ts';

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
    await waitUntil(async () => !(await browser.getWindowHandles()).includes(opened), {
      sentence: 'The window did not close',
    });
  } finally {
    await browser.switchToWindow(page);
    await focus();
  }
}
