import { nextTask } from '@fairlead/mfe-kit/shell';
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
  yieldFx,
} from '@fairlead/store';
import { leavePartner } from '../leaving/leave-partner.ts';
import { outsideAddress } from '../leaving/outside-address.ts';
import { isEmbedded } from '../page/page-data.ts';
import { openVendors } from '../vendors/open-vendors.ts';
import type { VendorEffects } from '../vendors/vendor-effects.ts';

/** Returns the browser's handlers of the store's host effects. */
export function browserHostEffects(settled: Promise<void>) {
  const through =
    <Params, Result>(pick: (vendors: VendorEffects) => (params: Params) => Promise<Result>) =>
    async (params: Params) =>
      pick(await openVendors())(params);

  return [
    [yieldFx, nextTask],
    [leaveFx, isEmbedded() ? leavePartner : leave],
    // A partner's page would be reloaded without a press.
    [reloadPageFx, isEmbedded() ? () => {} : () => window.location.reload()],
    [printPageFx, () => window.print()],
    [closeWindowFx, () => window.close()],
    [
      openTabFx,
      ({ url }: { url: string }) => void window.open(outsideAddress(url), '_blank', 'noopener'),
    ],
    [openPopupFx, openPopup],
    [writeClipboardFx, (text: string) => navigator.clipboard.writeText(text)],
    [
      loadFlagsFx,
      async (context: FlagContext) => {
        // No guard waits for a visitor's flags: their 17 KB come after the first screen.
        if (!context.email) await settled;
        return (await openVendors()).loadFlags(context);
      },
    ],
    [suggestAddressesFx, through((vendors) => vendors.suggestAddresses)],
    [readAddressFx, through((vendors) => vendors.readAddress)],
    [openCardFormFx, through((vendors) => vendors.openCardForm)],
    [createCardTokenFx, through((vendors) => vendors.createCardToken)],
    [linkBankFx, through((vendors) => vendors.linkBank)],
    [openChatFx, through((vendors) => vendors.openChat)],
    [sendEventFx, through((vendors) => vendors.sendEvent)],
    [reportErrorFx, through((vendors) => vendors.reportError)],
  ] as const;
}

function leave({ url }: { url: string }) {
  window.location.assign(outsideAddress(url));
}

function openPopup({ url, width, height }: { url: string; width: number; height: number }) {
  window.open(url, '_blank', `popup,width=${width},height=${height}`);
}
