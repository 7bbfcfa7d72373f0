import { openChatFx } from '@fairlead/store';
import { createEvent, sample } from 'effector';

/** Opens the chat with an advisor. */
export function createAdvisorChat() {
  const advisorRequested = createEvent();
  sample({ clock: advisorRequested, fn: () => ({ topic: 'header' }), target: openChatFx });
  return { advisorRequested };
}
