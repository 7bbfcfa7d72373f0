import { openChatFx } from '@fairlead/store';
import { createEvent, sample } from 'effector';

/** The way to an advisor. */
export function createAdvice() {
  const advisorAsked = createEvent();
  sample({ clock: advisorAsked, fn: () => ({ topic: 'header' }), target: openChatFx });
  return { advisorAsked };
}
