import { awaitGlobal } from './await-global.ts';
import { loadScript } from './load-script.ts';
import { VendorLoadError } from './vendor-load-error.ts';

/** The messenger's documented global. */
type Messenger = {
  (area: 'messenger', action: 'open' | 'close' | 'show' | 'logoutUser'): void;
  (
    area: 'messenger',
    action: 'loginUser',
    askToken: (give: (token: string) => void) => void,
    done: (error: unknown) => void,
  ): void;
};

declare global {
  interface Window {
    zE?: Messenger;
  }
}

export type MessengerOptions = {
  readonly key: string;
  /** Fetches the zendesk_jwt of the person who is signed in. Absent for a visitor. */
  readonly signIn?: () => Promise<string>;
};

/** How often to look for the widget before giving up (A§9). */
export const messengerPolling = { tries: 25, everyMs: 200 } as const;

/**
 * Opens the chat widget, signed in if `signIn` is given. Throws a VendorLoadError if the script or the widget doesn't
 * load. Also throws if the sign-in is refused; then the widget is open.
 */
export async function openMessenger({ key, signIn }: MessengerOptions): Promise<void> {
  const url = `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(key)}`;
  await loadScript('chat', url, { id: 'ze-snippet' });
  const messenger = await widget();
  messenger('messenger', 'show');
  messenger('messenger', 'open');
  if (signIn) await logIn(messenger, await signIn());
}

/** Signs out of the chat and closes it. Does nothing when it was never opened. */
export function leaveMessenger(): void {
  window.zE?.('messenger', 'logoutUser');
  window.zE?.('messenger', 'close');
}

async function widget(): Promise<Messenger> {
  const found = await awaitGlobal(() => window.zE, messengerPolling);
  if (found) return found;
  throw new VendorLoadError('chat', 'The chat did not start. Try again, or send us an email.');
}

function logIn(messenger: Messenger, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    messenger(
      'messenger',
      'loginUser',
      (give) => give(token),
      (error) => (error ? reject(new Error('The chat refused the sign-in.')) : resolve()),
    );
  });
}
