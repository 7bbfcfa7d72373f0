import type { Browser } from 'webdriverio';
import { follow } from '../browser/follow.ts';
import { isTrue } from '../browser/is-true.ts';
import type { Fault } from './faults.ts';

export type Place = {
  readonly area: string;
  /** The address that it is opened at. */
  readonly path: string;
  /** A screen of another area, and a text of it. */
  readonly other: { readonly path: string; readonly says: string };
};

/** Opens an area that has a fault, and throws what isn't as it should be: the shell and other areas go on. */
export async function visitCell(
  page: Browser,
  origin: string,
  { area, path, other }: Place,
  fault: Fault,
): Promise<void> {
  await open(page, origin + path);
  if (area === 'header') {
    await isTrue(page, hasScreen, 'The main area never appeared beside the header');
  } else {
    await isTrue(page, hasHeader, 'The header never appeared');
    if (fault === 'slow') await isTrue(page, hasScreen, 'The slow area never appeared');
    else await isTrue(page, hasCrashed, 'The crash screen never appeared in its slot');
  }
  await follow(page, other.path);
  await isTrue(page, says, `'${other.says}' of another area never appeared`, other.says);
  if (area !== 'header') await isTrue(page, hasHeader, 'The header is gone');
}

/** Opens an address without the files that the browser has kept, and waits until its document is the page's. */
export async function open(page: Browser, url: string): Promise<void> {
  await page.sendCommand('Network.clearBrowserCache', {});
  await page.execute(() => Reflect.set(globalThis, 'isLeft', true));
  await page.url(url);
  await isTrue(page, () => !('isLeft' in globalThis), `${url} never opened`);
}

const hasCrashed = () => document.querySelector('#main [data-crash]') !== null;

const hasScreen = () =>
  document.querySelector('#main [data-crash]') === null &&
  (document.querySelector<HTMLElement>('#main h1')?.innerText.trim() ?? '') !== '';

const hasHeader = () =>
  document.querySelector('#header [data-crash]') === null &&
  (document.querySelector<HTMLElement>('#header')?.innerText.trim() ?? '') !== '';

const says = (text: string) =>
  document.querySelector('#main [data-crash]') === null &&
  (document.querySelector<HTMLElement>('#main')?.innerText ?? '').includes(text);
