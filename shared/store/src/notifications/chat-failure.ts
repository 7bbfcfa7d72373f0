import { sample } from 'effector';
import { $team } from '../configuration/contacts.ts';
import { openChatFx } from '../host/host-effects.ts';
import { notify } from './notifications.ts';

// Shows the advisors' e-mail address when the chat doesn't open.
sample({
  clock: openChatFx.fail,
  source: $team,
  fn: (team) => ({
    text: `The chat didn’t open. Email ${team}.`,
    tone: 'danger' as const,
  }),
  target: notify,
});
