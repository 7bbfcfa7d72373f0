import { expect, test } from 'vitest';
import type { RunResult, StepResult } from './result.ts';
import { sayWhereTimeWent } from './where-time-went.ts';

const step = (text: string, ms: number): StepResult => ({
  text,
  ms,
  at: { file: 'a.yaml', line: 1, column: 1 },
  actor: 'new-founder',
  verdict: 'passed',
  screen: null,
  screens: [],
  decisions: [],
  calls: [],
  events: [],
  toasts: [],
  errors: [],
});

test('steps of one kind are added up, longest first, and what no step took is the opening', () => {
  const scenario = {
    name: 'one',
    file: 'a.yaml',
    line: 1,
    tags: [],
    covers: [],
    persona: 'new-founder',
    driver: 'browser',
    target: 'msw',
    seed: 1,
    verdict: 'passed',
    ms: 5000,
    virtualMs: 0,
    handlers: 3,
    steps: [
      step('answer: { Industry: SAAS }', 1200),
      step('reload', 700),
      step('answer: { State: US-DE }', 1100),
    ],
  } as const;
  const run: RunResult = { scenarios: [scenario], notRun: 0, ms: 65_000 };
  expect(sayWhereTimeWent(run)).toBe(
    [
      'Where the time went (browser, 1 min 5 s):',
      '    2.30 s     2 ×  answer',
      '    2.00 s     1 ×  (opening and closing)',
      '    700 ms     1 ×  reload',
      '',
    ].join('\n'),
  );
});
