import type { Line } from '@fairlead/headless-page/recorder/recording';
import { loadAreas } from '../../connect/areas.ts';
import { placeOf } from '../../connect/task-place.ts';
import { invertTasks } from './invert-tasks.ts';
import { sayInTasks } from './say-in-tasks.ts';

/** Loads what says a recording in the tasks of the areas. */
export async function loadTaskSayer(): Promise<(lines: readonly Line[]) => readonly Line[]> {
  const areas = await loadAreas();
  const patterns = await invertTasks(areas, placeOf);
  const inputs = new Map(
    areas.flatMap(({ tasks }) => tasks.map(({ name, input }) => [name, input])),
  );
  return (lines) =>
    sayInTasks(lines, patterns, (task, input) => inputs.get(task)?.is(input) === true);
}
