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
  [null, ['passed', 'next', 'ahead']],
  [{ message: 'not seen' }, ['passed', 'failed', 'ahead']],
])('the tools show which steps are played, whether the next has failed: %j', (failure, states) => {
  const shown = shownScenario({ plan, next: 1, failure, took: [] }, []);
  expect(shown.steps.map(({ state }) => state)).toEqual(states);
});

test('the tools show no card number', () => {
  const shown = shownScenario({ plan, next: 1, failure: null, took: [] }, [
    '- text "4242 4242 4242 4242"',
  ]);
  expect(shown.steps[1]?.text).toBe('pay with •••• 4242');
  expect(shown.outline).toEqual(['- text "•••• 4242"']);
});

test('the tools show where the next step is, how long the others took, and why it failed', () => {
  const failure = { message: 'not seen', expected: ['Paid'], found: ['Pay 4242 4242 4242 4242'] };
  const shown = shownScenario({ plan, next: 1, failure, took: [1240] }, []);
  expect([shown.at, shown.steps.map(({ took }) => took)]).toEqual([
    'a.yaml:2:1',
    ['1.24 s', undefined, undefined],
  ]);
  expect(shown.failure).toEqual(['not seen', 'expected: Paid', 'found: Pay •••• 4242']);
  expect(shownScenario({ plan, next: 3, failure: null, took: [] }, []).at).toBe(null);
});
