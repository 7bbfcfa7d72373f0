import type { Browser } from 'webdriverio';
import { fill, press } from '../../browser/press.ts';
import { type Beginning, follow } from '../page.ts';

/** One state of one screen: how to come to it from the stop before, and what stands there then. */
export type Stop = {
  readonly screen: string;
  readonly go?: (page: Browser) => Promise<unknown>;
  /** A text that only this state shows. */
  readonly see: string;
  /** Where it stands: the heading of the screen, unless a selector says otherwise. */
  readonly in?: string;
};

export type Tour = Beginning & { readonly stops: readonly Stop[] };

export const pressing = (name: string) => (page: Browser) => press(page, name);
export const filling = (label: string, text: string) => (page: Browser) => fill(page, label, text);
export const following = (path: string) => (page: Browser) => follow(page, path);
export const typing =
  (...keys: readonly string[]) =>
  (page: Browser) =>
    page.keys([...keys]);
export const both =
  (...steps: readonly NonNullable<Stop['go']>[]) =>
  async (page: Browser) => {
    for (const step of steps) await step(page);
  };
