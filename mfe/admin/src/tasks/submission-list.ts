import { href } from '@fairlead/domain';
import { defineTask, none } from '@fairlead/mfe-kit/area';
import { string } from 'superstruct';
import { content } from '../content.ts';

/** Tasks of the list of submissions. */
export const submissionListTasks = [
  defineTask({
    name: 'open submissions',
    input: none,
    perform: (page) => page.follow(href({ route: 'admin-submissions' })),
  }),
  defineTask({
    name: 'search submissions',
    input: string(),
    perform: (page, text) => page.act({ fill: content.submissions.search, with: text }),
  }),
];
