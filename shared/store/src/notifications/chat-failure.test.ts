import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $attribution, $toasts, openChatFx } from '../index.ts';

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

test('customers of Vanta see their own support address', async () => {
  const scope = fork({
    values: [[$attribution, { experience: 'vanta' }]],
    handlers: [[openChatFx, () => Promise.reject(new Error('blocked'))]],
  });
  await allSettled(openChatFx, { scope, params: { topic: 'header' } });
  expect(scope.getState($toasts)[0]?.text).toBe(
    'The chat didn’t open. Email vanta@fairlead.example.com.',
  );
});

test('a chat that opens says nothing', async () => {
  const scope = await asking(() => {});
  expect(scope.getState($toasts)).toEqual([]);
});
