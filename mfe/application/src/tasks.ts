import { defineArea } from '@fairlead/mfe-kit/area';
import { type ApplicationModel, createModel } from './model/index.ts';
import { cartaTasks } from './tasks/carta-tasks.ts';
import { questionSetTasks } from './tasks/question-set-tasks.ts';
import { reviewTasks } from './tasks/review-tasks.ts';
import { textsOf } from './texts.ts';

/** From the application's creation to its attestation. */
export const area = defineArea<ApplicationModel>({
  name: 'application',
  createModel,
  tasks: [...questionSetTasks, ...cartaTasks, ...reviewTasks],
  texts: textsOf,
});
