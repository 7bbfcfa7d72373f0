import { commandKey } from '@fairlead/sandbox/in-browser/shown-scenario';
import type { Browser } from 'webdriverio';

/** Takes the command that a button of the page's tools gave; null: none. */
export const takeCommand = (browser: Browser): Promise<string | null> =>
  browser.executeScript(
    `const command = globalThis.${commandKey} ?? null;
     delete globalThis.${commandKey};
     return command;`,
    [],
  );
