import type { Action, Plan, Step } from '../language/plan.ts';

/** Returns one step per action, each on its own line of the file. */
export const stepsOf = (actions: readonly Action[], actor = 'founder'): readonly Step[] =>
  actions.map((action, index) => ({
    text: `step ${index + 1}`,
    at: { file: 'a.yaml', line: index + 1, column: 1 },
    actor,
    action,
  }));

/** Returns the plan of a scenario with one founder. */
export const aPlan = (steps: readonly Step[], other: Partial<Plan> = {}): Plan => ({
  name: 'a scenario',
  file: 'a.yaml',
  line: 1,
  tags: [],
  covers: [],
  as: 'founder',
  actors: { founder: 'new-founder' },
  flags: {},
  start: '/',
  steps,
  ...other,
});
