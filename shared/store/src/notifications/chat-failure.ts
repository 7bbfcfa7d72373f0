import { sample } from 'effector';
import { $team } from '../configuration/contacts.ts';
import { openChatFx } from '../host/host-effects.ts';
import { notify } from './notifications.ts';

// Wherever someone asks for an advisor and the chat doesn't open, they get the e-mail address.
sample({
  clock: openChatFx.fail,
  source: $team,
  fn: (team) => ({
    text: `The chat didn’t open. Email ${team}.`,
    tone: 'danger' as const,
  }),
  target: notify,
});
