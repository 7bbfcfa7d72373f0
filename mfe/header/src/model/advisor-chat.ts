import { openChatFx } from '@fairlead/store';
import { createEvent, sample } from 'effector';

/** The way to an advisor. */
export function createAdvisorChat() {
  const advisorRequested = createEvent();
  sample({ clock: advisorRequested, fn: () => ({ topic: 'header' }), target: openChatFx });
  return { advisorRequested };
}
