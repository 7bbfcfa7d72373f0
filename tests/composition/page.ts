import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedMap } from '@fairlead/build';
import { inject } from 'vitest';
import { attach, type Browser } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';

export { follow } from '../browser/follow.ts';

export const stage = inject('stage');

/** Try again on a crash screen. */
export const retry = '[data-crash] [data-retry] button';

let attached: Promise<Browser> | null = null;

/** The browser that the setup started. */
export function browser(): Promise<Browser> {
  const session = inject('session');
  attached ??= attach({ ...session, options: { ...session, logLevel: 'error' } });
  return attached;
}

/** Opens an address as a new visitor. */
export async function visit(path: string, breaks: string | null = null): Promise<Browser> {
  const page = await browser();
  await page.url(`${stage.url}/import-map.json`);
  await page.execute((how) => {
    localStorage.clear();
    sessionStorage.clear();
    if (how) sessionStorage.setItem('breaks', how);
  }, breaks);
  await page.url(stage.url + path);
  return page;
}

/**
 * Waits until the text is in the part of the page that the selector names. What the document shows before its scripts
 * doesn't count, nor an area that is drawn hidden beside it: who types or presses there doesn't reach the area yet.
 */
export async function see(page: Browser, selector: string, text: string): Promise<void> {
  let said = '';
  const isThere = async () => {
    said = await page.execute((where) => {
      const part = document.querySelector(where);
      if (!part) return '';
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      let mounted = '';
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('[data-drawn], [hidden]'))
          mounted += walker.currentNode.textContent;
      return mounted;
    }, selector);
    return said.includes(text);
  };
  await waitInTest(isThere, () => `'${text}' never appeared in ${selector}, which has: '${said}'`);
}

/** Makes the auth service respond that nobody is signed in from now on. */
export async function answerSignedOut(page: Browser): Promise<void> {
  await page.execute(() => {
    const session = { message: 'Login required', error_code: 'login_required' };
    const { fetch } = window;
    window.fetch = async (input, init) =>
      String(input).includes('/assets/')
        ? fetch(input, init)
        : Response.json(session, { status: 401 });
  });
}

/** Waits until the page has loaded what it starts after its first screen. */
export async function seeSettled(page: Browser): Promise<void> {
  await waitInTest(
    () =>
      page.execute(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/map-')),
      ),
    'the page never loaded what comes after its first screen',
  );
}

export function textOf(page: Browser, selector: string): Promise<string> {
  return page.execute(
    (where) => document.querySelector<HTMLElement>(where)?.textContent ?? '',
    selector,
  );
}

/** Follows a link or presses a button inside the page: no reload. */
export async function press(page: Browser, selector: string): Promise<void> {
  await page.execute((where) => document.querySelector<HTMLElement>(where)?.click(), selector);
}

/** Types into a field so that React receives the events. */
export async function type(page: Browser, selector: string, text: string): Promise<void> {
  const field = await page.$(selector);
  await field.setValue(text);
}

/** Clears the browser's cache, so that files are requested from the server. */
export async function forgetFiles(): Promise<void> {
  const page = await browser();
  await page.sendCommand('Network.clearBrowserCache', {});
}

/** Where the file of a deployed module is on disk. */
export function fileOf(specifier: string): string {
  return onDisk(readMap().imports[specifier]);
}

/** Where a part that is loaded later is on disk, by the name of its source. */
export function chunkOf(name: string): string {
  return onDisk(Object.keys(readMap().integrity).find((path) => path.includes(`/chunk-${name}-`)));
}

/** Where a module's style sheet is on disk. */
export function styleOf(specifier: string): string {
  return onDisk(readMap().modules[specifier]?.css[0]);
}

function readMap() {
  return JSON.parse(readFileSync(join(stage.dist, 'import-map.json'), 'utf8')) as ResolvedMap;
}

function onDisk(address: string | undefined) {
  if (!address) throw new Error('The deployment of these tests has no such file.');
  return join(stage.dist, address.split('#')[0] ?? '');
}
