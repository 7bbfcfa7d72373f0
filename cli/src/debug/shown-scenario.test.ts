import { expect, test } from 'vitest';
import { aPlan, stepsOf } from '../test-kit/a-plan.ts';
import { type Stop, shownScenario } from './shown-scenario.ts';

const texts = ['go', 'pay with 4242 4242 4242 4242', 'see text: Paid'];
const pause = { kind: 'control', control: 'pause' } as const;
const steps = stepsOf(texts.map(() => pause)).map((step, index) => ({
  ...step,
  text: texts[index] ?? '',
}));
const plan = aPlan(steps);

const shownAt = (
  stop: Partial<Stop>,
  outline: readonly string[] = [],
  will: string | null = null,
) =>
  shownScenario(
    { plan, next: 1, failure: null, took: [], skipped: new Set(), found: null, ...stop },
    outline,
    will,
  );

test.each([
  [null, ['passed', 'next', 'ahead']],
  [{ message: 'not seen' }, ['passed', 'failed', 'ahead']],
])('the tools show which steps are played, whether the next has failed: %j', (failure, states) => {
  const shown = shownAt({ failure });
  expect(shown.steps.map(({ state }) => state)).toEqual(states);
});

test('the tools show no card number', () => {
  const shown = shownAt({}, ['- text "4242 4242 4242 4242"']);
  expect(shown.steps[1]?.text).toBe('pay with •••• 4242');
  expect(shown.outline).toEqual([{ text: '- text "•••• 4242"', isNew: false }]);
});

test('the tools show where the next step is, how long the others took, and why it failed', () => {
  const failure = { message: 'not seen', expected: ['Paid'], found: ['Pay 4242 4242 4242 4242'] };
  const shown = shownAt({ failure, took: [1240] });
  expect([shown.at, shown.steps.map(({ took }) => took)]).toEqual([
    'a.yaml:2:1',
    ['1.24 s', undefined, undefined],
  ]);
  expect(shown.failure).toEqual(['not seen', 'expected: Paid', 'found: Pay •••• 4242']);
  expect(shownAt({ next: 3 }).at).toBe(null);
});

test('the tools show which steps were left out', () => {
  const shown = shownAt({ next: 2, skipped: new Set([1]) });
  expect(shown.steps.map(({ state }) => state)).toEqual(['passed', 'skipped', 'next']);
});

test('at a failure, the lines that are new since the step before are marked', () => {
  const outline = ['- main', '  - status "Card 4242 4242 4242 4242 expired"', '  - button "Pay"'];
  const found = ['- main', '  - heading "Pay"', '  - button "Pay"'];
  const marked = [
    { text: '- main', isNew: false },
    { text: '  - status "Card •••• 4242 expired"', isNew: true },
    { text: '  - button "Pay"', isNew: false },
  ];
  expect(shownAt({ found, failure: { message: 'not seen' } }, outline).outline).toEqual(marked);
  const unmarked = marked.map((line) => ({ ...line, isNew: false }));
  expect(shownAt({ found }, outline).outline).toEqual(unmarked);
  expect(shownAt({ failure: { message: 'not seen' } }, outline).outline).toEqual(unmarked);
});

test('the tools say what the next step will do, without a card number', () => {
  expect(shownAt({}).will).toBe(undefined);
  expect(shownAt({}, [], 'press “4242 4242 4242 4242”').will).toBe('press “•••• 4242”');
});
