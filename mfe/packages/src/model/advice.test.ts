import { openChatFx } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

test('the chat with an advisor opens with the topic "packages"', async () => {
  const asked: unknown[] = [];
  const page = await openScreen('/market-submission/ms_1', {
    answers: { 'get-market-submission': () => aSubmission() },
    handlers: [[openChatFx, (about: unknown) => void asked.push(about)]],
  });
  await page.send(page.model.advice.asked);
  expect(asked).toEqual([{ topic: 'packages' }]);
});
