import type { Browser } from 'webdriverio';

/** Opens one of the product's own addresses without a reload. */
export async function follow(page: Browser, path: string): Promise<void> {
  await page.execute((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
