import type { Sandbox, Visitor } from '@fairlead/sandbox';
import { type StandInDoors, standInDoors } from '@fairlead/sandbox/stand-ins/doors/index';
import {
  closeWindowFx,
  createCardTokenFx,
  linkBankFx,
  loadFlagsFx,
  openChatFx,
  openPopupFx,
  openTabFx,
  printPageFx,
  readAddressFx,
  reportErrorFx,
  requestFx,
  sendEventFx,
  suggestAddressesFx,
  writeClipboardFx,
} from '@fairlead/store';
import { readChatTokenFx } from '@fairlead/store/chat-token';
import { bankLinkTold, type Services } from '@fairlead/store/services';
import { scopeBind } from 'effector';
import type { Door, VendorHands as Hands } from '../drivers/headless/world.ts';

/** How long the flag service may take before the defaults stand (A§8), in ms. */
const flagPatience = 5000;

/** Everything that a visitor's store can reach, and the visitor's hands in the vendors' own forms. */
export function storeDoors(
  { standIns }: Sandbox,
  visitor: Visitor,
): { doors: readonly Door[]; hands: Hands; services: Services } {
  const vendors = standInDoors(standIns);
  const nothing = () => {};
  return {
    hands: vendors,
    services: servicesOf(vendors),
    doors: [
      [requestFx, visitor.answer],
      [loadFlagsFx, () => vendors.loadFlags({ timeoutMs: flagPatience })],
      [suggestAddressesFx, suggestions(vendors)],
      [readAddressFx, vendors.readAddress],
      [createCardTokenFx, vendors.createCardToken],
      [linkBankFx, bankLink(vendors)],
      [openChatFx, openChat(vendors)],
      [sendEventFx, ({ name, properties }) => vendors.track(name, properties)],
      [reportErrorFx, ({ error, where }) => vendors.reportError(error, { where })],
      [writeClipboardFx, nothing],
      [openPopupFx, nothing],
      [openTabFx, nothing],
      [closeWindowFx, nothing],
      [printPageFx, nothing],
    ],
  };
}

function suggestions({ suggestAddresses }: StandInDoors) {
  return async (text: string) =>
    (await suggestAddresses(text)).map(({ placeId, text: shown }) => ({
      id: placeId,
      text: shown,
    }));
}

function bankLink({ linkBank }: StandInDoors) {
  return async (request: { linkToken: string }) => {
    const onEvent = scopeBind(bankLinkTold, { safe: true });
    const result = await linkBank({ ...request, onEvent });
    if (!result.ok) return { kind: 'exited', message: result.message };
    const accountIds = result.accounts.map(({ id }) => id);
    const { publicToken, institution } = result;
    return { kind: 'linked', publicToken, accountIds, institution };
  };
}

function openChat({ openChat: open }: StandInDoors) {
  return async () => {
    const token = await readChatTokenFx().catch(() => null);
    await open(token === null ? {} : { signIn: async () => token });
  };
}

/** Analytics, replay and the referral program, as the page's own adapters have them. */
function servicesOf(vendors: StandInDoors): Services {
  return {
    identify: vendors.identify,
    anonymousId: async () => 'sandbox-visitor',
    marketingPage: vendors.marketingPage,
    startReplay: () => vendors.startReplay({ service: 'fairlead', version: 'sandbox' }),
    refer: ({ person, transactionId }) =>
      vendors.referral(person, { campaign: 'sandbox-campaign', transactionId }),
    leaveChat: vendors.leaveChat,
  };
}
