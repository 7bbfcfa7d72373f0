import {
  type BankLinkResult,
  closeWindowFx,
  createCardTokenFx,
  leaveFx,
  linkBankFx,
  loadFlagsFx,
  openChatFx,
  openPopupFx,
  openTabFx,
  printPageFx,
  readAddressFx,
  reloadPageFx,
  reportErrorFx,
  sendEventFx,
  suggestAddressesFx,
  writeClipboardFx,
} from '@fairlead/store';
import type { Maps } from '@fairlead/vendors/maps';
import { idle } from './idle.ts';
import type { VendorSettings } from './vendor-settings.ts';

/** How long the flag service may take before the defaults stand (A§8), in ms. */
const flagPatience = 5000;

/** What is behind the store's doors in a browser. Each vendor is fetched when first needed. */
export function browserDoors(keys: VendorSettings) {
  const maps = once<Maps>(async () =>
    (await import('@fairlead/vendors/maps')).openMaps({ key: keys.mapsKey }),
  );
  const analytics = once(async () =>
    (await import('@fairlead/vendors/analytics')).openAnalytics(keys),
  );
  const reports = once(async () =>
    (await import('@fairlead/vendors/error-reporting')).openErrorReporting({
      dsn: keys.errorReportsDsn,
      release: 'fairlead',
    }),
  );

  return [
    [leaveFx, ({ url }: { url: string }) => window.location.assign(url)],
    [reloadPageFx, () => window.location.reload()],
    [printPageFx, () => window.print()],
    [closeWindowFx, () => window.close()],
    [openTabFx, ({ url }: { url: string }) => void window.open(url, '_blank', 'noopener')],
    [openPopupFx, openPopup],
    [writeClipboardFx, (text: string) => navigator.clipboard.writeText(text)],
    [
      loadFlagsFx,
      async ({ key, email }: { key: string; email: string | null }) => {
        // No guard waits for a visitor's flags: their 17 KB must not stand before the first screen.
        if (!email) await idle();
        return (await import('@fairlead/vendors/flags')).loadFlags({
          clientSideId: keys.flagsClientId,
          context: { kind: 'user', key, ...(email ? { email } : {}) },
          timeoutMs: flagPatience,
        });
      },
    ],
    [
      suggestAddressesFx,
      async (text: string) =>
        (await (await maps()).suggestAddresses(text)).map(({ placeId, text: shown }) => ({
          id: placeId,
          text: shown,
        })),
    ],
    [readAddressFx, async (id: string) => (await maps()).readAddress(id)],
    [
      createCardTokenFx,
      async (request: { postalCode: string }) =>
        (await import('@fairlead/vendors/stripe')).createCardToken(request),
    ],
    [linkBankFx, linkBank],
    [
      openChatFx,
      async () => (await import('@fairlead/vendors/chat')).openMessenger({ key: keys.chatKey }),
    ],
    [
      sendEventFx,
      async ({
        name,
        properties,
      }: {
        name: string;
        properties: Readonly<Record<string, unknown>>;
      }) => (await analytics()).track(name, properties),
    ],
    [
      reportErrorFx,
      async ({ error, where }: { error: unknown; where: string }) =>
        (await reports()).report(error, { where }),
    ],
  ] as const;
}

async function linkBank(request: { linkToken: string }): Promise<BankLinkResult> {
  const result = await (await import('@fairlead/vendors/plaid')).openBankLink(request);
  if (!result.ok) return { kind: 'exited', message: result.message };
  return {
    kind: 'linked',
    publicToken: result.publicToken,
    accountIds: result.accounts.map(({ id }) => id),
    institution: result.institution,
  };
}

function openPopup({ url, width, height }: { url: string; width: number; height: number }) {
  window.open(url, '_blank', `popup,width=${width},height=${height}`);
}

/** Remembers the first answer; a failure is forgotten so that the next use tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
