import { openChatFx } from '@fairlead/store';
import { createEvent, sample } from 'effector';

/** Opens the conversation with an advisor. */
export function createAdvice() {
  const asked = createEvent();
  sample({ clock: asked, fn: () => ({ topic: 'checkout' }), target: openChatFx });
  return { asked };
}
