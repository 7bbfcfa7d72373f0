import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { array, enums, object, optional, string } from 'superstruct';
import { content } from '../content.ts';
import { sorts } from '../model/library/filter-and-sort.ts';
import { libraryStatuses } from '../model/library/library-card.ts';
import { menuItem, openMenu } from './board.ts';

/** Chooses an item of a menu by its first words; a disabled one fails with its reason. */
async function chooseIn(page: Page, menu: string, words: string): Promise<void> {
  await openMenu(page, menu);
  const item = await menuItem(page, words);
  if (item.states.disabled)
    throw new Error(`The option '${item.name}' is disabled: ${item.description ?? ''}`);
  await page.act({ press: item.name });
}

const { library, card, order } = content;

/** The button that closes the filter names how many quotes there are. */
const findShowButton = (outline: Outline) =>
  nodesOf(outline).find(({ role, name }) => role === 'button' && /^Show \d+ quotes?$/.test(name));

/** Tasks for quotes and requests in the library and in packages. */
export const libraryTasks = [
  defineTask({
    name: 'open quote library',
    input: none,
    perform: press(content.nav.quotes),
  }),
  defineTask({
    name: 'search library',
    input: string(),
    perform: (page, text) => page.act({ fill: library.search, with: text }),
  }),
  defineTask({
    name: 'filter library',
    input: object({
      status: optional(array(enums(libraryStatuses))),
      coverage: optional(array(string())),
    }),
    async perform(page, { status = [], coverage = [] }) {
      await page.act({ press: library.filter });
      for (const one of status) await page.act({ press: one, in: library.status });
      for (const one of coverage) await page.act({ check: one, in: library.coverage });
      const shown = await page.until(findShowButton, 'The button that shows the quotes');
      await page.act({ press: shown.name });
    },
  }),
  defineTask({
    name: 'sort library',
    input: enums(sorts.map(({ text }) => text)),
    perform: (page, text) => chooseIn(page, library.sort, text),
  }),
  defineTask({
    name: 'add to package',
    input: object({ quote: string(), to: string() }),
    perform: (page, { quote, to }) => chooseIn(page, `${library.add} ${quote}`, `${to}, `),
  }),
  defineTask({
    name: 'move to package',
    input: object({ quote: string(), from: string(), to: string() }),
    perform: (page, { quote, from, to }) => chooseIn(page, card.move(quote, from), `${to}, `),
  }),
  defineTask({
    name: 'remove from package',
    input: object({ quote: string(), from: string() }),
    perform: (page, { quote, from }) => page.act({ press: card.remove(quote, from) }),
  }),
  defineTask({
    name: 'move package',
    input: object({ name: string(), to: string() }),
    perform: (page, { name, to }) => chooseIn(page, order.menu(name), to),
  }),
  defineTask({
    name: 'undo',
    input: none,
    perform: press(content.undo.action),
  }),
];
