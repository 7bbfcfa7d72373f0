import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { leaveFx } from '../navigation/navigation.ts';
import { openChatFx, printPageFx } from './host-effects.ts';

test('a host effect without a handler fails and names itself', async () => {
  const scope = fork();
  const outcomes = await Promise.all([
    allSettled(openChatFx, { scope, params: { topic: 'billing' } }),
    allSettled(printPageFx, { scope }),
    allSettled(leaveFx, { scope, params: { url: 'https://carta.example' } }),
  ]);
  expect(outcomes.map(({ status, value }) => [status, (value as Error).message])).toEqual([
    ['fail', "This host has no handler for 'chat'. Add one to the handlers of its scope."],
    ['fail', "This host has no handler for 'print'. Add one to the handlers of its scope."],
    ['fail', 'This host cannot leave for https://carta.example. Give leaveFx a handler.'],
  ]);
});
