import type { Area } from '@fairlead/mfe-kit/area';
import { disabledTasks } from './tasks/disabled.ts';
import { libraryTasks } from './tasks/library.ts';
import { packageTasks } from './tasks/packages.ts';
import { quoteTasks } from './tasks/quotes.ts';
import { requestTasks } from './tasks/requests.ts';
import { submissionTasks } from './tasks/submission.ts';
import { submissionListTasks } from './tasks/submission-list.ts';

/** The admin tool of a market submission. */
export const area: Area = {
  name: 'admin',
  tasks: [
    ...submissionTasks,
    ...submissionListTasks,
    ...packageTasks,
    ...quoteTasks,
    ...libraryTasks,
    ...requestTasks,
    ...disabledTasks,
  ],
};
