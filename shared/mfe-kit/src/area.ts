import type { RouteName } from '@fairlead/domain';
import { define, type Struct } from 'superstruct';
import type { Page } from './page.ts';

/** The input of a task without one: `- submit intake` and nothing after it. */
export const none: Struct<undefined, null> = define(
  'no input',
  (value) => value === undefined || value === null,
);

/**
 * The screens on which a task acts. `anywhere`: on every page. `outside`: where the product has sent someone who signs in,
 * which is none of its screens.
 */
export type TaskPlace = readonly RouteName[] | 'anywhere' | 'outside';

/**
 * A scenario step as a runner sees it: validate with `input`, then hand the value to `perform`. The schema is without its
 * refiner, whose parameter would set tasks of different inputs apart.
 */
export type Task = {
  readonly name: string;
  /** Every screen of the area if absent. */
  readonly on?: TaskPlace | undefined;
  /** Screens that are left by this task and by no control of the page: the next step is in a mailbox. */
  readonly leadsOnFrom?: readonly RouteName[] | undefined;
  readonly input: Omit<Struct<unknown, unknown>, 'refiner'>;
  perform(page: Page, input: unknown): Promise<void>;
};

/** What a micro-frontend offers to scenarios. Loads in Node: no React, no DOM. */
export type Area = {
  readonly name: string;
  readonly tasks: readonly Task[];
};

/** Defines a task with a typed input. */
export function defineTask<Input>(task: {
  readonly name: string;
  readonly on?: TaskPlace;
  readonly leadsOnFrom?: readonly RouteName[];
  readonly input: Struct<Input, unknown> | Struct<Input, null>;
  readonly perform: (page: Page, input: Input) => Promise<void>;
}): Task {
  return task;
}

/** Returns what a task does that presses controls, one after another. */
export const press =
  (...names: readonly string[]) =>
  (page: Page): Promise<void> =>
    page.act(...names.map((name) => ({ press: name })));
