import { define, type Struct } from 'superstruct';
import type { Page } from './page.ts';

/** The input of a task that takes none: `- submit intake` and nothing after it. */
export const none: Struct<undefined, null> = define(
  'no input',
  (value) => value === undefined || value === null,
);

/** A scenario step as its team writes it: a name, an input, and how it is performed on the page, in any driver. */
export type TaskOf<Input> = {
  readonly name: string;
  readonly input: Struct<Input, unknown>;
  perform(page: Page, input: Input): Promise<void>;
};

/** A scenario step as a runner sees it: validate with `input`, then hand the value to `perform`. */
export type Task = TaskOf<unknown>;

/** What a micro-frontend offers to scenarios. Loads in Node: no React, no DOM. */
export type Area = {
  readonly name: string;
  readonly tasks: readonly Task[];
};

/** Ties what a task does to its input. */
export function defineTask<Input>(task: {
  readonly name: string;
  readonly input: Struct<Input, unknown> | Struct<Input, null>;
  readonly perform: (page: Page, input: Input) => Promise<void>;
}): Task {
  // The runner validates with `input` before it calls, so forgetting the type here loses nothing.
  return task as unknown as Task;
}
