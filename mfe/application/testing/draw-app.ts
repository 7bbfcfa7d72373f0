import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import * as kit from '@fairlead/mfe-kit/testing';
import { definition } from '../src/definition.ts';
import { type aField, aQuestionSet } from './builders.ts';
import type { App } from './open-app.ts';
import { openSet } from './open-set.ts';

await preloadLazyViews();

/** An opened app, with its screen drawn. */
export const drawn = async (opened: Promise<App>) => drawOpened(definition, await opened);

export type Page = Awaited<ReturnType<typeof drawn>>;

/** Returns the page's text below the steps, beginning with this text. */
export const from = (page: Page, text: string) => page.body().slice(page.body().indexOf(text));

/** The lines of the page with these words. */
export const linesWith = (page: Page, words: string) =>
  page
    .body()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(words));

/** The tests of a file run in virtual time. */
export const inVirtualTime = () => kit.inVirtualTime(new Date(2026, 10, 20, 10));

export type Field = ReturnType<typeof aField>;

/** Opens a page with these fields, each in its own question. */
export function ask(...fields: Field[]) {
  const set = aQuestionSet(fields);
  return drawn(openSet({ 'get-application-question-set': () => set }));
}

/** Opens a page with these fields in one question. */
export function askTogether(question: object, ...fields: Field[]) {
  const set = aQuestionSet(fields);
  const [first] = set.questions;
  const questions = [{ ...(first as object), fields, ...question }] as typeof set.questions;
  return drawn(openSet({ 'get-application-question-set': () => ({ ...set, questions }) }));
}

/** Returns the page's text between the set's title and Back. */
export const asked = (page: Page) => {
  const lines = from(page, '- heading').split('\n');
  return lines
    .slice(
      1,
      lines.findIndex((line) => line.includes('button "Back"')),
    )
    .map((line) => line.slice(2))
    .join('\n');
};

/** The options of a field in reverse order. */
export const options = (...values: string[]) =>
  values.map((value, index) => ({
    value,
    display_value: `Option ${value}`,
    label: value,
    order: values.length - index,
  }));
