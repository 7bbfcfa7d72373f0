import type { Browser } from 'webdriverio';
import { inPage } from './in-page.ts';

/** Takes a screenshot as a WebP data URL, without what was typed into secret fields. */
export async function takePicture(browser: Browser): Promise<string> {
  await inPage(browser, 'coverSecrets');
  try {
    const taken: unknown = await browser.sendCommandAndGetResult('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
    });
    const data = typeof taken === 'object' && taken !== null && 'data' in taken ? taken.data : '';
    return `data:image/webp;base64,${String(data)}`;
  } finally {
    await inPage(browser, 'uncoverSecrets');
  }
}
