import { nobody } from '@fairlead/mfe-kit/testing';
import { $toasts, openChatFx } from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { model, open } from '../../testing/open-header.ts';

test('SHELL-008 the advisor in the header opens the chat', async () => {
  const topics: string[] = [];
  const scope = fork({
    handlers: [[openChatFx, ({ topic }: { topic: string }) => void topics.push(topic)]],
  });
  await allSettled(model.advisorRequested, { scope });
  expect(topics).toEqual(['header']);
  expect(scope.getState($toasts)).toEqual([]);
});

test('a chat that does not open says where to write', async () => {
  const { scope, get } = await open(nobody);
  await allSettled(model.advisorRequested, { scope });
  expect(get($toasts)).toMatchObject([
    { text: expect.stringContaining('team@fairlead.example.com'), tone: 'danger' },
  ]);
});
