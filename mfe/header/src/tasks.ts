import { type Area, defineTask, none } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { content } from './content.ts';

/** Tasks that work on any screen. */
export const area: Area = {
  name: 'header',
  tasks: [
    defineTask({
      name: 'sign out',
      input: none,
      perform: (page) => chooseInAccountMenu(page, 'Sign Out'),
    }),
    defineTask({
      name: 'switch company',
      input: none,
      perform: (page) => chooseInAccountMenu(page, content.switchCompany),
    }),
    defineTask({
      name: 'talk to an advisor',
      input: none,
      perform: (page) => page.act({ press: content.advisor, in: 'Account' }),
    }),
  ],
};

/** The menu's button is named after the user's e-mail address, which a scenario needn't know. */
async function chooseInAccountMenu(page: Page, item: string): Promise<void> {
  const menu = await page.until(
    (outline) =>
      nodesOf(outline).find(
        ({ role, name }) => role === 'button' && name.endsWith(content.accountMenu),
      ),
    'The account menu of the header',
  );
  await page.act({ press: menu.name }, { press: item });
}
