import { sample } from 'effector';
import { $team } from './contacts.ts';
import { openChatFx } from './host-effects.ts';
import { notify } from './notifications.ts';

// Wherever somebody asks for an advisor: where the chat does not open, the address to write to.
sample({
  clock: openChatFx.fail,
  source: $team,
  fn: (team) => ({
    text: `The chat didn’t open. Email ${team}.`,
    tone: 'danger' as const,
  }),
  target: notify,
});
