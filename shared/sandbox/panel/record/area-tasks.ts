import type { sayInTasksOf } from '@fairlead/headless-page/recorder/tasks/say-in-tasks-of';

/** The areas whose tasks a recording may say. A build of the whole product has all of them in place of this module. */
export const areas: Parameters<typeof sayInTasksOf>[0] = [];
