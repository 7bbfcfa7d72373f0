import { sample } from 'effector';
import { openChatFx } from './doors.ts';
import { notify } from './notifications.ts';

// Wherever somebody asks for an advisor: where the chat does not open, the address to write to.
sample({
  clock: openChatFx.fail,
  fn: () => ({
    text: 'The chat didn’t open. Email team@fairlead.example.com.',
    tone: 'danger' as const,
  }),
  target: notify,
});
