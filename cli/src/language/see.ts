import type { Action, Expectation } from './plan.ts';

/** An expectation as a step's action. */
export const see = (expectation: Expectation): Action => ({ kind: 'see', ...expectation });
