import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { afterEach, beforeEach, vi } from 'vitest';
import { definition } from '../../definition.ts';
import type { App } from '../../testing/open-app.ts';

/** An opened app, with its screen drawn. */
export const drawn = async (opened: Promise<App>) => drawOpened(definition, await opened);

export type Page = Awaited<ReturnType<typeof drawn>>;

/** What the page says below the line of the steps, from this text on. */
export const from = (page: Page, text: string) => page.body().slice(page.body().indexOf(text));

/** The lines of the page in which these words stand. */
export const linesWith = (page: Page, words: string) =>
  page
    .body()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(words));

export const noAnswerYet = () => new Promise<never>(() => {});

/** The tests of a file run in virtual time. */
export function inVirtualTime() {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 10) });
    vi.setTimerTickMode('nextTimerAsync');
  });
  afterEach(() => void vi.useRealTimers());
}
