import { expect, test } from 'vitest';
import { aPlan } from '../test-kit/a-plan.ts';
import { noCrashScreen } from './invariants/no-crash-screen.ts';
import { writeScenario } from './write-scenario.ts';

test('a walk is written as a scenario that ends with what is wrong', () => {
  const plan = aPlan([], { name: 'Explored', as: 'new-founder' });
  const text = writeScenario(plan, {
    steps: [
      { kind: 'page', actions: [{ press: 'Save <all>' }] },
      { kind: 'page', actions: [{ fill: 'Name', with: '012' }] },
      { kind: 'control', control: 'advance time', ms: 300_000 },
      {
        kind: 'control',
        control: 'fault',
        call: 'create-lead',
        fault: { kind: 'status', status: 503, times: 1 },
      },
      { kind: 'control', control: 'go back' },
    ],
    finding: { invariant: noCrashScreen, message: 'it crashed' },
  });
  expect(text).toBe(`# no crash screen: it crashed
scenario: Explored
as: new-founder
start: /
steps:
  - press: Save \\<all>
  - fill:
      Name: "012"
  - advance time: 5 min
  - when call create-lead fails with 503 once
  - go back
  - see no heading: Something went sideways.
`);
});
