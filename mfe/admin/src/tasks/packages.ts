import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { enums, type Infer, object, optional, string } from 'superstruct';
import { content } from '../content.ts';
import { menuItem, openMenu } from './board.ts';

const Status = object({
  name: string(),
  to: enums(['Live', 'Ready', 'Draft', 'Archived', 'Restore']),
});

type StatusWord = Infer<typeof Status>['to'];

/**
 * The menu's words for a status: a package that can be shown is offered as Ready while the submission is quote-blocked,
 * and as Live otherwise. A step may use either.
 */
const offered = (to: StatusWord): readonly string[] => {
  if (to === 'Archived') return ['Archive'];
  return to === 'Live' || to === 'Ready' ? ['Live', 'Ready'] : [to];
};

/** Presses a button that is named after a package. */
const pressAtPackage =
  (name: (packageName: string) => string) =>
  (page: Page, packageName: string): Promise<void> =>
    page.act({ press: name(packageName) });

/** Tasks for a package. */
export const packageTasks = [
  defineTask({
    name: 'set package',
    input: Status,
    async perform(page, { name, to }) {
      await openMenu(page, `Status of ${name}`);
      const item = await menuItem(page, ...offered(to));
      if (item.states.disabled)
        throw new Error(`The option '${item.name}' is disabled: ${item.description ?? ''}`);
      await page.act({ press: item.name });
    },
  }),
  defineTask({
    name: 'recommend package',
    input: string(),
    perform: (page, name) => page.act({ check: `Recommended: ${name}` }),
  }),
  defineTask({
    name: 'stop recommending package',
    input: string(),
    perform: (page, name) => page.act({ uncheck: `Recommended: ${name}` }),
  }),
  defineTask({
    name: 'rename package',
    input: object({ name: string(), to: string(), description: optional(string()) }),
    perform: (page, { name, to, description }) =>
      page.act(
        { press: `Edit name and description of ${name}` },
        { fill: content.naming.name, with: to },
        ...(description === undefined
          ? []
          : [{ fill: content.naming.description, with: description }]),
        { press: content.naming.save },
      ),
  }),
  defineTask({
    name: 'duplicate package',
    input: string(),
    perform: pressAtPackage((name) => `Duplicate ${name}`),
  }),
  defineTask({
    name: 'copy package link',
    input: string(),
    perform: pressAtPackage((name) => `Copy link to ${name}`),
  }),
  defineTask({
    name: 'show archived packages',
    input: none,
    perform: press(content.archive.show),
  }),
  defineTask({
    name: 'hide archived packages',
    input: none,
    perform: press(content.archive.hide),
  }),
];
