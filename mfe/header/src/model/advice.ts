import { notify, openChatFx } from '@fairlead/store';
import { attach, createEvent, sample } from 'effector';
import { content } from '../content.ts';

/** The way to an advisor; where the chat does not open, the address to write to. */
export function createAdvice() {
  const advisorAsked = createEvent();
  // One of its own: a chat that another area asked for fails there.
  const chatFx = attach({ effect: openChatFx });
  sample({ clock: advisorAsked, fn: () => ({ topic: 'header' }), target: chatFx });
  sample({
    clock: chatFx.fail,
    fn: () => ({ text: content.chatFailed, tone: 'danger' as const }),
    target: notify,
  });
  return { advisorAsked };
}
