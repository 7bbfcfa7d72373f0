import { href } from '@fairlead/domain';
import { defineTask, none } from '@fairlead/mfe-kit/area';
import { string } from 'superstruct';
import { content } from '../content.ts';

/** How an admin finds a submission. */
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
