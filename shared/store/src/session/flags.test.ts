import { type FlagName, flagDefaults } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { type FlagContext, loadFlagsFx } from '../host/host-effects.ts';
import { $flagsSettled, flag, flagsRequested } from './flags.ts';
import { $user } from './session.ts';

const ada = { email: 'ada@x.example', name: 'Ada', familyName: 'L', picture: null };

test.each([
  [ada, { key: 'ada@x.example', email: 'ada@x.example' }],
  [null, { key: 'visitor', email: null }],
])('the flags of %o are asked for as %o', async (user, context) => {
  const asked: FlagContext[] = [];
  const scope = fork({
    values: [[$user, user]],
    handlers: [[loadFlagsFx, (given: FlagContext) => asked.push(given) && { 'ach-payment': true }]],
  });
  const $isOn = flag('ach-payment');
  expect([scope.getState($isOn), scope.getState($flagsSettled)]).toEqual([false, false]);
  await allSettled(flagsRequested, { scope });
  expect(asked).toEqual([context]);
  expect([scope.getState($isOn), scope.getState($flagsSettled)]).toEqual([true, true]);
});

test('a flag has its default until it is loaded, and an undefined one is an error', () => {
  const scope = fork();
  expect(scope.getState(flag('new-funnel-rollout'))).toBe(flagDefaults['new-funnel-rollout']);
  expect(() => flag('shoe-size' as FlagName)).toThrow("Unknown feature flag 'shoe-size'");
});
