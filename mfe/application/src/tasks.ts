import type { Area } from '@fairlead/mfe-kit/area';
import { cartaTasks } from './tasks/carta-tasks.ts';
import { questionSetTasks } from './tasks/question-set-tasks.ts';
import { reviewTasks } from './tasks/review-tasks.ts';

/** Tasks from the application's creation to its attestation. */
export const area: Area = {
  name: 'application',
  tasks: [...questionSetTasks, ...cartaTasks, ...reviewTasks],
};
