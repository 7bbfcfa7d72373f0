import { inject } from 'vitest';
import { attach, type Browser } from 'webdriverio';
import { beginWorld } from '../browser/begin-world.ts';
import { follow } from '../browser/follow.ts';
import { isTrue } from '../browser/is-true.ts';

export { follow, isTrue };

const app = inject('app');

let attached: Promise<Browser> | null = null;

/** The browser that the setup started for this worker. */
export function browser(): Promise<Browser> {
  const session = inject('chromium')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!session) throw new Error('There are more workers than browsers.');
  attached ??= attach({ ...session, options: { ...session, logLevel: 'error' } });
  return attached;
}

export type Experience = 'fairlead' | 'vanta';
export type VisitStart = {
  readonly persona: string;
  readonly experience?: Experience;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** A server other than the shared one. */
  readonly origin?: string;
  /** The first address; by default the persona's. */
  readonly path?: string;
};

/** Begins a new world as a persona, opens its first address, and waits until its areas are mounted. */
export async function begin({
  persona,
  experience = 'fairlead',
  flags = {},
  origin = app.url,
  path,
}: VisitStart): Promise<Browser> {
  const page = await browser();
  if (!(await page.getUrl()).startsWith(`${origin}/`)) await page.url(origin);
  const start = await beginWorld(page, persona, flags);
  const address = new URL(path ?? start, origin);
  address.searchParams.set('experience', experience);
  await page.url(address.href);
  await seeMounted(page);
  return page;
}

/**
 * Waits until the areas of a document are mounted. What it shows before its scripts is a copy, and each area draws itself
 * hidden beside its copy before it takes that place.
 */
export async function seeMounted(page: Browser): Promise<void> {
  await isTrue(page, () => !document.querySelector('[data-drawn]'), 'The drawn parts stayed');
}

/** Waits until the text is visible in the selected element. */
export async function see(page: Browser, text: string, selector = 'body'): Promise<void> {
  await isTrue(
    page,
    (wanted, where) =>
      [...document.querySelectorAll(where)].some(
        (element) =>
          element instanceof HTMLElement &&
          element.checkVisibility() &&
          element.innerText.replaceAll(/\s+/g, ' ').includes(wanted),
      ),
    `'${text}' was never seen in ${selector}`,
    text,
    selector,
  );
}

/** Sets the width of the page in pixels. */
export async function resize(page: Browser, width: number, height = 900): Promise<void> {
  await command(page, 'Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/** A command of Chromium's own protocol. */
export function command(page: Browser, name: string, given: object = {}): Promise<unknown> {
  return page.sendCommandAndGetResult(name, given);
}
