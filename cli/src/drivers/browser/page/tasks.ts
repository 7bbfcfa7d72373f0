import type { Area, Task } from '@fairlead/mfe-kit/area';

let offered: Promise<ReadonlyMap<string, Task>> = Promise.resolve(new Map());

/** Registers the areas' tasks in the page. */
export function offerTasks(areas: Promise<readonly Area[]>): void {
  offered = areas.then(
    (all) => new Map(all.flatMap(({ tasks }) => tasks.map((task) => [task.name, task]))),
  );
}

export const taskCalled = async (name: string): Promise<Task | undefined> =>
  (await offered).get(name);
