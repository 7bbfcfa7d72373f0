import { type Area, defineTask, none } from '@fairlead/mfe-kit/area';
import { textsOf } from '@fairlead/ui/semantics/write-outline';

/** What the toy page offers to scenarios. */
export const toyArea: Area = {
  name: 'toy',
  tasks: [
    defineTask({
      name: 'wait for the quote',
      input: none,
      perform: async (page) =>
        void (await page.until((outline) => textsOf(outline).includes('Your quote'), 'The quote')),
    }),
  ],
};
