import type { ScenarioResult, StepResult } from '../run/terms/result.ts';

/** Returns the result of a step that passed and did nothing. */
export const aStep = (other: Partial<StepResult>): StepResult => ({
  text: 'a step',
  at: { file: 'a.yaml', line: 1, column: 1 },
  actor: 'new-founder',
  verdict: 'passed',
  ms: 1,
  screen: null,
  screens: [],
  decisions: [],
  calls: [],
  events: [],
  toasts: [],
  errors: [],
  ...other,
});

/** Returns the result of a headless scenario that passed without a step. */
export const aResult = (other: Partial<ScenarioResult>): ScenarioResult => ({
  name: 'a scenario',
  file: 'a.yaml',
  line: 1,
  tags: [],
  covers: [],
  persona: 'new-founder',
  driver: 'headless',
  target: 'msw',
  seed: 1,
  verdict: 'passed',
  ms: 1,
  virtualMs: 0,
  handlers: 0,
  steps: [],
  ...other,
});
