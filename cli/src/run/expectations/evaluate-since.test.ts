import { expect, test } from 'vitest';
import type { Action, Expectation } from '../../language/plan.ts';
import type { PageState, ScenarioEvent } from '../terms/scenario-session.ts';
import { evaluate } from './evaluate.ts';
import { marksOf } from './marks.ts';

const page: PageState = {
  screen: null,
  address: null,
  title: '',
  outline: [],
  focus: null,
  flags: {},
  kept: {},
};

const save: ScenarioEvent = {
  kind: 'call',
  name: 'save-answers',
  method: 'POST',
  path: 'intake-engine/v1/answers',
  status: 200,
  query: { code: '(hidden)' },
};
const journal: readonly ScenarioEvent[] = [
  save,
  { kind: 'event', name: 'saved', properties: {} },
  { kind: 'decision', router: 'attest', to: 'review', because: 'approved' },
];

const wanted = [
  { see: 'call', call: { name: 'save-answers' } },
  { see: 'event', event: 'saved' },
  { see: 'decision', router: 'attest' },
] as const;

/** What an expectation finds if everything in the journal happened before the last step that acted. */
const later = (expectation: Expectation) =>
  evaluate(expectation, { page, journal, before: journal.length });

test.each(wanted)('%o does not hold by what happened before the last step that acted', (one) => {
  const { holds, found } = later(one);
  expect(holds).toBe(false);
  expect(found().at(-1)).toBe(
    'only before the last step that acted; in all: true counts these too',
  );
  expect(evaluate(one, { page, journal, before: 0 }).holds).toBe(true);
});

test('in all, a call, an event and a decision of the whole scenario are looked at', () => {
  expect(later({ see: 'call', call: { name: 'save-answers', inAll: true } }).holds).toBe(true);
  expect(later({ see: 'event', event: 'saved', inAll: true }).holds).toBe(true);
  expect(later({ see: 'decision', router: 'attest', inAll: true }).holds).toBe(true);
  expect(later({ see: 'no call', call: { name: 'save-answers' } }).holds).toBe(true);
  expect(later({ see: 'no call', call: { name: 'save-answers', inAll: true } }).holds).toBe(false);
});

test('the query of a call is shown beside it', () => {
  const { found } = evaluate(
    { see: 'no call', call: { name: 'save-answers' } },
    { page, journal, before: 0 },
  );
  expect(found()).toEqual([
    'save-answers: POST intake-engine/v1/answers 200 query {"code":"(hidden)"}',
  ]);
});

test.each<[Action, number]>([
  [{ kind: 'task', task: 'submit intake' }, 3],
  [{ kind: 'page', actions: [] }, 3],
  [{ kind: 'control', control: 'reload' }, 3],
  [{ kind: 'see', see: 'title', title: 'Review' }, 1],
  [{ kind: 'control', control: 'expect error', message: 'no lead' }, 1],
  [{ kind: 'control', control: 'pause' }, 1],
  [{ kind: 'control', control: 'vendors', faults: { stripe: 'down' } }, 1],
  [
    {
      kind: 'control',
      control: 'fault',
      call: 'save-answers',
      fault: { kind: 'status', status: 500 },
    },
    1,
  ],
])('%o leaves the mark of the last step that acted where it belongs', (action, before) => {
  expect(marksOf({ reported: 3, before: 1 }, action).before).toBe(before);
});
