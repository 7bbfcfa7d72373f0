import type { Area, Task } from '@fairlead/mfe-kit/area';
import type { Page, PageAction } from '@fairlead/mfe-kit/page';
import { type AnyStruct, fieldsOf } from './fields-of.ts';

/** What a task does with one input, and what of it tells the input. */
export type Pattern = {
  readonly task: string;
  /** Where the task acts; null: everywhere. */
  readonly screens: readonly string[] | null;
  readonly actions: readonly PageAction[];
  /** The key of the input; null: the input itself. */
  readonly key: string | null;
  /** The input. `sentinel` is a text that the last action contains. */
  readonly value: string | boolean | undefined;
};

/** A text that no page has. */
export const sentinel = 'What a person typed';

/**
 * Finds out what tasks do, by performing each on a page that only notes it: with every option, or with a text, for one
 * key at a time. A task that looks at the page first can't be inverted.
 */
export async function invertTasks(
  areas: readonly Area[],
  screensOf: (area: string, task: Task) => Pattern['screens'],
): Promise<readonly Pattern[]> {
  const all = areas.flatMap(({ name, tasks }) =>
    tasks
      // The recorder itself knows the tasks on other sites.
      .filter(({ on }) => on !== 'outside')
      .map((task) => patternsOf(task, screensOf(name, task))),
  );
  return (await Promise.all(all)).flat();
}

async function patternsOf(task: Task, screens: Pattern['screens']): Promise<readonly Pattern[]> {
  const patterns: Pattern[] = [];
  for (const { key, value } of inputsOf(task.input)) {
    const actions = await actionsOf(task, key === null ? value : { [key]: value });
    if (actions && tellsInput(actions, key, value))
      patterns.push({ task: task.name, screens, actions, key, value });
  }
  return patterns;
}

type Trial = Pick<Pattern, 'key' | 'value'>;

/** The inputs to try: nothing, a text, every option, or each key of a mapping by itself. */
function inputsOf(input: AnyStruct): readonly Trial[] {
  const fields = fieldsOf(input);
  if (fields.length > 0)
    return fields.flatMap(([key, field]) => valuesOf(field).map((value) => ({ key, value })));
  return [undefined, ...valuesOf(input)].filter((value) => input.is(value)).map(whole);
}

const whole = (value: Pattern['value']): Trial => ({ key: null, value });

function valuesOf({ type, schema }: AnyStruct): readonly (string | boolean)[] {
  if (type === 'string') return [sentinel];
  if (type === 'boolean') return [true, false];
  if (type !== 'enums' || typeof schema !== 'object' || schema === null) return [];
  return Object.values(schema).filter((option): option is string => typeof option === 'string');
}

/** Returns what a task does to the page; null if it does anything but act. */
async function actionsOf(task: Task, input: unknown): Promise<readonly PageAction[] | null> {
  const actions: PageAction[] = [];
  const stop = () => {
    throw new Error('The task looks at the page.');
  };
  const act: Page['act'] = async (...more) => void actions.push(...more);
  const page = new Proxy({ act } as Page, {
    get: (own, name) => (name === 'act' ? own.act : stop),
  });
  try {
    await task.perform(page, input);
  } catch {
    return null;
  }
  return actions.length > 0 ? actions : null;
}

/**
 * Whether the actions can only come from this input. A key of a mapping is one action, so that keys can be joined. What
 * presses just anything is no pattern.
 */
function tellsInput(
  actions: readonly PageAction[],
  key: Pattern['key'],
  value: Pattern['value'],
): boolean {
  if (key !== null && actions.length > 1) return false;
  const last = actions.at(-1);
  if (last && 'press' in last && last.press === sentinel) return false;
  return value !== sentinel || JSON.stringify(last).includes(sentinel);
}
