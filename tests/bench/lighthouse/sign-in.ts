import type { Browser } from 'webdriverio';
import type { Visitor } from './pages.ts';

/** How long a page may take to show its data before it is measured, in ms. */
const limit = 60_000;

/**
 * Makes a browser that of somebody who has been at the page before: its cookie has their session, and its storage what
 * the page left there. Returns the port at which Lighthouse finds the browser; it keeps cookies and storage, and empties
 * the cache before each run.
 */
export async function signInForAudit(
  browser: Browser,
  url: string,
  address: string,
  { email, shows, before }: Visitor,
): Promise<string> {
  await browser.url(`${url}/import-map.json`);
  await ask(browser, {
    method: 'POST',
    path: '/sandbox/api/sign-in',
    body: JSON.stringify({ email }),
  });
  if (before) await ask(browser, before);
  await browser.url(url + address);
  await browser.waitUntil(
    () =>
      browser.execute(
        (text) => document.querySelector<HTMLElement>('#main')?.innerText.includes(text) === true,
        shows,
      ),
    { timeout: limit, timeoutMsg: `${address} never showed "${shows}" to ${email}` },
  );
  await browser.url('about:blank');
  return portOf(browser);
}

/** Asks the page's own server. */
async function ask(browser: Browser, request: NonNullable<Visitor['before']>): Promise<void> {
  const status = await browser.execute(
    async ({ method, path, body }) =>
      (await fetch(path, { method, body, headers: { 'content-type': 'application/json' } })).status,
    request,
  );
  if (status !== 200) throw new Error(`${request.method} ${request.path} was answered ${status}`);
}

function portOf({ capabilities }: Browser): string {
  const { debuggerAddress = '' } = Object(Reflect.get(capabilities, 'goog:chromeOptions'));
  const [, port] = String(debuggerAddress).split(':');
  if (!port) throw new Error('The browser has no port for debugging');
  return port;
}
