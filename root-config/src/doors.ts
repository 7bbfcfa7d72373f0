import {
  closeWindowFx,
  createCardTokenFx,
  type FlagContext,
  leaveFx,
  linkBankFx,
  loadFlagsFx,
  openCardFormFx,
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
import { addressOf } from './elsewhere.ts';
import { idle } from './idle.ts';
import { openVendors } from './open-vendors.ts';
import type { VendorDoors } from './vendor-doors.ts';

/** What is behind the store's doors in a browser. */
export function browserDoors() {
  const through =
    <Asked, Answer>(door: (doors: VendorDoors) => (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked) =>
      door(await openVendors())(asked);

  return [
    [leaveFx, ({ url }: { url: string }) => window.location.assign(addressOf(url))],
    [reloadPageFx, () => window.location.reload()],
    [printPageFx, () => window.print()],
    [closeWindowFx, () => window.close()],
    [
      openTabFx,
      ({ url }: { url: string }) => void window.open(addressOf(url), '_blank', 'noopener'),
    ],
    [openPopupFx, openPopup],
    [writeClipboardFx, (text: string) => navigator.clipboard.writeText(text)],
    [
      loadFlagsFx,
      async (asked: FlagContext) => {
        // No guard waits for a visitor's flags: their 17 KB must not stand before the first screen.
        if (!asked.email) await idle();
        return (await openVendors()).loadFlags(asked);
      },
    ],
    [suggestAddressesFx, through((doors) => doors.suggestAddresses)],
    [readAddressFx, through((doors) => doors.readAddress)],
    [openCardFormFx, through((doors) => doors.openCardForm)],
    [createCardTokenFx, through((doors) => doors.createCardToken)],
    [linkBankFx, through((doors) => doors.linkBank)],
    [openChatFx, through((doors) => doors.openChat)],
    [sendEventFx, through((doors) => doors.sendEvent)],
    [reportErrorFx, through((doors) => doors.reportError)],
  ] as const;
}

function openPopup({ url, width, height }: { url: string; width: number; height: number }) {
  window.open(url, '_blank', `popup,width=${width},height=${height}`);
}
