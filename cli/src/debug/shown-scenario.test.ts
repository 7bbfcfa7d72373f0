import { expect, test } from 'vitest';
import { aPlan, stepsOf } from '../test-kit/a-plan.ts';
import { shownScenario } from './shown-scenario.ts';

const texts = ['go', 'pay with 4242 4242 4242 4242', 'see text: Paid'];
const pause = { kind: 'control', control: 'pause' } as const;
const steps = stepsOf(texts.map(() => pause)).map((step, index) => ({
  ...step,
  text: texts[index] ?? '',
}));
const plan = aPlan(steps);

test.each([
  [false, ['passed', 'next', 'ahead']],
  [true, ['passed', 'failed', 'ahead']],
])(
  'the tools show which steps are played, whether the next has failed: %s',
  (hasFailed, states) => {
    const shown = shownScenario({ plan, next: 1, hasFailed }, []);
    expect(shown.steps.map(({ state }) => state)).toEqual(states);
  },
);

test('the tools show no card number', () => {
  const shown = shownScenario({ plan, next: 1, hasFailed: false }, [
    '- text "4242 4242 4242 4242"',
  ]);
  expect(shown.steps[1]?.text).toBe('pay with •••• 4242');
  expect(shown.outline).toEqual(['- text "•••• 4242"']);
});
