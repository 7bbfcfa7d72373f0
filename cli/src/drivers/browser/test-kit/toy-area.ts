import { type Area, defineTask, none } from '@fairlead/mfe-kit/area';
import { textsOf } from '@fairlead/ui/semantics/write-outline';

/** The tasks of the toy page. */
export const toyArea: Area = {
  name: 'toy',
  tasks: [
    defineTask({
      name: 'wait for the quote',
      input: none,
      perform: async (page) =>
        void (await page.until((outline) => textsOf(outline).includes('Your quote'), 'The quote')),
    }),
    defineTask({
      name: 'break',
      input: none,
      perform: () => Promise.reject(new Error('It broke')),
    }),
  ],
};
