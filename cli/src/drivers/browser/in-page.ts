import type { Browser } from 'webdriverio';
import type { InPage } from './page/install.ts';

/** Calls one of the driver's functions in the page: one command, whatever it does there. */
export function inPage<Name extends keyof InPage>(
  browser: Browser,
  name: Name,
  ...given: Parameters<InPage[Name]>
): Promise<Awaited<ReturnType<InPage[Name]>>> {
  return browser.executeScript('return fairleadDriver[arguments[0]](...arguments[1])', [
    name,
    given,
  ]) as Promise<Awaited<ReturnType<InPage[Name]>>>;
}
