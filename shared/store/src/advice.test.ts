import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $toasts, openChatFx } from './index.ts';

const asking = (chat: () => void) => {
  const scope = fork({ handlers: [[openChatFx, chat]] });
  return allSettled(openChatFx, { scope, params: { topic: 'header' } }).then(() => scope);
};

test('a chat that does not open says where to write', async () => {
  const scope = await asking(() => {
    throw new Error('blocked');
  });
  expect(scope.getState($toasts)).toMatchObject([
    { text: 'The chat didn’t open. Email team@fairlead.example.com.', tone: 'danger' },
  ]);
});

test('a chat that opens says nothing', async () => {
  const scope = await asking(() => {});
  expect(scope.getState($toasts)).toEqual([]);
});
