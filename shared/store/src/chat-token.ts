import { getMessengerToken } from '@fairlead/contracts/application';
import { $flags, $isSignedIn, createCallFx } from '@fairlead/store';
import { attach, combine } from 'effector';

const getTokenFx = createCallFx(getMessengerToken);

/**
 * The token with which the chat knows who is writing (A§7): null for a visitor and while the flag is off. For the
 * host's chat adapter only; it is kept nowhere.
 */
export const readChatTokenFx = attach({
  source: combine(
    $flags,
    $isSignedIn,
    (flags, isSignedIn) => flags['chat-messenger-sign-in'] && isSignedIn,
  ),
  effect: async (signsIn): Promise<string | null> =>
    signsIn ? (await getTokenFx()).zendesk_jwt : null,
});
