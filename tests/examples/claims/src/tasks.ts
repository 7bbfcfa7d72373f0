import { type Area, defineTask, none } from '@fairlead/mfe-kit/area';
import { string } from 'superstruct';
import { content } from './content.ts';

/** What a scenario can do in this area. */
export const area: Area = {
  name: 'claims',
  tasks: [
    defineTask({
      name: 'check the claims again',
      input: none,
      perform: (page) => page.act({ press: content.again }),
    }),
    defineTask({
      name: 'search the claims',
      input: string(),
      perform: (page, words) => page.act({ fill: content.search, with: words }),
    }),
  ],
};
