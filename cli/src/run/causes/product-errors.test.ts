import { expect, test } from 'vitest';
import type { Action } from '../../language/plan.ts';
import { playing, seeing } from '../../test-kit/play-toy.ts';

const expecting = (message: string): Action => ({
  kind: 'control',
  control: 'expect error',
  message,
});

test.each([
  ['create a lead', 'the product reported an error: no lead (create lead)'],
  ['break a contract', 'at premium, found nothing (contract: get-quote, premium)'],
  ['slip', 'the product reported an error: quotes is not iterable (thrown in an effect)'],
])('an error that the product reports fails its step: %s', async (task, message) => {
  const { result, said } = await playing('work', task, 'work');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'skipped']);
  expect(said).toContain(message);
});

test('after a fault, an error says how it is expected, unless a line of the product threw it', async () => {
  const fault: Action = {
    kind: 'control',
    control: 'fault',
    call: 'create-lead',
    fault: { kind: 'status', status: 503 },
  };
  const hint = 'If the fault explains it, write `- expect error: create lead` before this step';
  expect((await playing(fault, 'create a lead')).said).toContain(hint);
  expect((await playing('create a lead')).said).not.toContain('expect error');
  expect((await playing(fault, 'slip')).said).not.toContain('expect error');
});

test('the product’s line that threw an error is reported', async () => {
  expect((await playing('slip')).said).toContain('at mfe/packages/src/model/pay.ts:41');
});

test('an error of an effect fails no step, and is reported when one fails', async () => {
  expect((await playing('end an effect')).result.verdict).toBe('passed');
  const { said } = await playing('end an effect', seeing('Imported'));
  expect(said).toContain('an effect failed with: There is nothing to import');
});

test.each(['no lead', 'NO LEAD', 'create lead'])(
  '`expect error: %s` allows the error from there on',
  async (words) => {
    expect((await playing(expecting(words), 'work', 'create a lead')).result.verdict).toBe(
      'passed',
    );
    expect((await playing('create a lead', expecting(words))).result.verdict).toBe('failed');
  },
);

test('another error than the one expected fails its step', async () => {
  const { result } = await playing(expecting('create lead'), 'create a lead', 'slip');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'failed']);
});

test('an expected error that is never reported fails at its own step', async () => {
  const { result, said } = await playing('work', expecting('create lead'), 'work');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'passed']);
  expect(said).toContain('the product reported no such error until the end of the scenario');
});

test('a slip is named by its kind, without the stack of the command', async () => {
  const { said } = await playing('throw');
  expect(said).toContain('TypeError: plan is undefined');
  expect(said).not.toContain('play-step');
});
