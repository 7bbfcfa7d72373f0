import { expect, test } from 'vitest';
import type { Action } from '../language/plan.ts';
import { aPlan } from '../test-kit/a-plan.ts';
import { noCrashScreen } from './invariants/no-crash-screen.ts';
import { noDeadEnd } from './invariants/no-dead-end.ts';
import { writeScenario } from './write-scenario.ts';

const by = (actor: string, ...actions: readonly Action[]) =>
  actions.map((action) => ({ actor, action }));

test('a walk is written as a scenario that ends with what is wrong', () => {
  const plan = aPlan([], {
    name: 'Explored',
    as: 'new-founder',
    windows: { 'new-founder, window 2': 'new-founder' },
  });
  const text = writeScenario(plan, {
    steps: [
      ...by(
        'new-founder',
        { kind: 'page', actions: [{ press: 'Save <all>', twice: true }] },
        { kind: 'page', actions: [{ fill: 'Name', with: '012' }] },
        { kind: 'control', control: 'advance time', ms: 300_000 },
        {
          kind: 'control',
          control: 'fault',
          call: 'create-lead',
          fault: { kind: 'status', status: 503, times: 1 },
        },
        {
          kind: 'control',
          control: 'fault',
          call: 'create-lead',
          fault: { kind: 'slow', ms: 60_000, times: 4 },
        },
        { kind: 'control', control: 'vendors', faults: { maps: 'down' } },
        {
          kind: 'control',
          control: 'swap',
          microFrontend: 'intake',
          url: '/builds/intake/index.js',
        },
        { kind: 'task', task: 'sign up', input: { email: 'ada@example.com' } },
      ),
      ...by('new-founder, window 2', { kind: 'control', control: 'reload' }),
      ...by(
        'admin',
        { kind: 'control', control: 'go to', path: '/admin/market-submissions/ms_1' },
        { kind: 'control', control: 'go back' },
      ),
    ],
    finding: {
      invariant: noCrashScreen,
      message: 'it crashed',
      step: { 'see no heading': 'Something went sideways.' },
    },
    errors: ['HTTP 503', 'HTTP 503'],
  });
  expect(text).toBe(`# no crash screen: it crashed
scenario: Explored
as: new-founder
start: /
steps:
  - expect error: HTTP 503
  - press:
      name: Save \\<all>
      twice: true
  - fill:
      Name: "012"
  - advance time: 5 min
  - when call create-lead fails with 503 once
  - when call create-lead fails with slow 60 s 4 times
  - vendors fail:
      maps: down
  - swap intake for /builds/intake/index.js
  - sign up:
      email: ada@example.com
  - in another window:
      - reload
  - as admin:
      - go to: /admin/market-submissions/ms_1
      - go back
      - see no heading: Something went sideways.
`);
});

test('what is wrong only after a wait is written with the wait before it', () => {
  const text = writeScenario(aPlan([], { name: 'Explored', as: 'new-founder' }), {
    steps: by('new-founder', { kind: 'control', control: 'reload' }),
    finding: {
      invariant: noDeadEnd,
      message: 'nothing to do',
      step: { 'see no text': 'Hold tight' },
      isLater: true,
    },
    errors: [],
  });
  expect(text).toContain('  - reload\n  - advance time: 3 min\n  - see no text: Hold tight\n');
});
