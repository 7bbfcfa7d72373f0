import { sample } from 'effector';
import { openChatFx } from './doors.ts';
import { notify } from './notifications.ts';

// Wherever somebody asks for an advisor: where the chat does not open, the address to write to.
sample({
  clock: openChatFx.fail,
  fn: () => ({
    text: 'The chat did not open. Write to team@fairlead.example.com.',
    tone: 'danger' as const,
  }),
  target: notify,
});
