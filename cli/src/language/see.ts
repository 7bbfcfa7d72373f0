import type { Action, Expectation } from './plan.ts';

/** Creates a step's action from an expectation. */
export const see = (expectation: Expectation): Action => ({ kind: 'see', ...expectation });

/** What an expectation about calls, decisions and events looks at. */
export const sinceLastStep = 'since the last step that acted, or with in all: true since the start';
