import type { Action, Expectation } from './plan.ts';

/** Creates a step's action from an expectation. */
export const see = (expectation: Expectation): Action => ({ kind: 'see', ...expectation });
