import { getMessengerToken } from '@fairlead/contracts/application';
import { $flags, $isSignedIn, createCallFx } from '@fairlead/store';
import { attach, combine } from 'effector';

const getTokenFx = createCallFx(getMessengerToken);

/**
 * Requests the token that identifies the user in the chat (A§7): null for a visitor and while the flag is off. Only for
 * the host's chat adapter; it isn't stored.
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
