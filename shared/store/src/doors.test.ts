import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { openChatFx, printPageFx } from './doors.ts';
import { leaveFx } from './navigation/navigation.ts';

test('a door behind which the host has nothing says which one', async () => {
  const scope = fork();
  const outcomes = await Promise.all([
    allSettled(openChatFx, { scope, params: { topic: 'billing' } }),
    allSettled(printPageFx, { scope }),
    allSettled(leaveFx, { scope, params: { url: 'https://carta.example' } }),
  ]);
  expect(outcomes.map(({ status, value }) => [status, (value as Error).message])).toEqual([
    ['fail', "This host has nothing behind the door 'chat'"],
    ['fail', "This host has nothing behind the door 'print'"],
    ['fail', 'This host cannot leave for https://carta.example'],
  ]);
});
