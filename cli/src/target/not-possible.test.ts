import { expect, test } from 'vitest';
import type { Action, Plan } from '../language/plan.ts';
import { formatNotPossible, whyNotPossible } from './not-possible.ts';
import type { Target } from './target.ts';

const other: Target = {
  url: 'https://staging.partner.example.com',
  controlToken: null,
  accounts: { 'ms-released': { bearer: 'a secret' } },
};
const at = { file: 'a.yaml', line: 7, column: 5 };
const see: Action = { kind: 'see', see: 'screen', screen: 'market-submission' };
const aPlan = (action: Action = see, more: Partial<Plan> = {}): Plan => ({
  name: 'A client pays',
  file: 'a.yaml',
  line: 1,
  tags: [],
  covers: [],
  as: 'client',
  actors: { client: 'ms-released' },
  flags: {},
  start: '/',
  steps: [{ text: 'the step', at, actor: 'client', action }],
  ...more,
});
const needs = (plan: Plan) => whyNotPossible(plan, other, 'headless')?.needs ?? null;
const fault: Action = {
  kind: 'control',
  control: 'fault',
  call: 'get-session',
  fault: { kind: 'status', status: 500 },
};

test('a server with worlds can do everything', () => {
  const ours = { ...other, controlToken: 'token', accounts: {} };
  expect(whyNotPossible(aPlan(fault, { flags: { x: true } }), ours, 'browser')).toBeNull();
});

test('a scenario that needs no separate world can run with an account', () => {
  expect(needs(aPlan())).toBeNull();
});

test.each([
  [aPlan(fault), 'faults'],
  [aPlan({ kind: 'control', control: 'advance time', ms: 1 }), 'time that can be moved'],
  [aPlan({ kind: 'task', task: 'sign up' }), 'a login site of the sandbox'],
  [aPlan(see, { flags: { x: true } }), 'a world of its own, because it sets flags'],
  [aPlan(see, { at: 0 }), 'a world of its own, because it says when it begins'],
  [aPlan(see, { actors: { client: 'admin' } }), 'an account for the persona admin'],
])('scenario %# is not possible without worlds', (plan, need) => {
  expect(needs(plan)).toBe(need);
});

test('the list names the step that needs it, and no secret', () => {
  const found = whyNotPossible(aPlan(fault), other, 'headless');
  const said = formatNotPossible(found ? [found] : [], other.url);
  expect(said).toBe(
    '1 not possible on https://staging.partner.example.com, neither passed nor failed:\n' +
      '  A client pays (a.yaml:1): needs faults, at "the step" (a.yaml:7)\n',
  );
});
