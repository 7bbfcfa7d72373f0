import type { DeployedMap } from '@fairlead/build';
import { earlierBuild, type Offered } from './offered.ts';

/** The tasks of an area that scenarios, also those of other areas, have as steps, and the next build wouldn't offer. */
export function findLostTasks(
  { name, facts }: Offered,
  { facts: live = {} }: Pick<DeployedMap, 'facts'>,
): readonly string[] {
  const offered = live[name]?.tasks ?? [];
  const { tasks } = facts ?? {};
  if (offered.length > 0 && !tasks) return [earlierBuild(name, 'tasks')];
  return offered
    .filter((task) => !tasks?.includes(task))
    .map(
      (task) =>
        `Scenarios may have the step “${task}”, which this build of ${name} doesn't offer. Keep the task, or force this row once no scenario has the step.`,
    );
}
