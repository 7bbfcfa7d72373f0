import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import * as kit from '@fairlead/mfe-kit/testing';
import { beforeEach } from 'vitest';
import { definition } from '../src/definition.ts';
import { forgetSeen, model, open, opening } from './open-intake.ts';

// Here and not in a test, whose time it would take.
await preloadLazyViews();

type Given = Parameters<typeof opening>;

/** The start page, drawn once everything has settled. */
export const drawIntake = async (...given: Given) =>
  drawOpened(definition, { ...(await open(...given)), model });

/** The start page while it opens, drawn. */
export const drawOpening = (...given: Given) =>
  drawOpened(definition, { ...opening(...given), model });

export type Page = Awaited<ReturnType<typeof drawIntake>>;

/** What the page says after the sign-in panel. */
export const form = (page: Page) => page.body().slice(page.body().indexOf('- region "Tell about'));

/** The lines of the form with these words. */
export const linesOf = (page: Page, words: string) =>
  form(page)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(words));

/** The text of the agreement's checkbox. */
export const terms =
  'I’ve read the terms of use (opens in a new tab) and the privacy notice (opens in a new tab), and I’m authorized to request quotes for the company.';

/** The tests of a file run in virtual time, and see nothing of one another. */
export function inVirtualTime() {
  beforeEach(forgetSeen);
  kit.inVirtualTime();
}
