import type { Area } from '@fairlead/mfe-kit/area';
import { placeOf } from '@fairlead/mfe-kit/place-of-task';
import type { Line } from '../recording.ts';
import { invertTasks } from './invert-tasks.ts';
import { sayInTasks } from './say-in-tasks.ts';

/** Returns what says a recording in the tasks of these areas. */
export async function sayInTasksOf(
  areas: readonly Area[],
): Promise<(lines: readonly Line[]) => readonly Line[]> {
  const patterns = await invertTasks(areas, (area, task) => placeOf(area, task)?.screens ?? null);
  const inputs = new Map(
    areas.flatMap(({ tasks }) => tasks.map(({ name, input }) => [name, input])),
  );
  return (lines) =>
    sayInTasks(lines, patterns, (task, input) => inputs.get(task)?.is(input) === true);
}
