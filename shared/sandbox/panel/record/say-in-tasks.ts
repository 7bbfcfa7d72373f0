import { sayInTasksOf } from '@fairlead/headless-page/recorder/tasks/say-in-tasks-of';
import { areas } from './area-tasks.ts';

/** Loads what says a recording in the tasks of the areas. */
export const loadSayer = () => sayInTasksOf(areas);
