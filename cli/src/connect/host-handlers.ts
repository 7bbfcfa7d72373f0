import type { HostElement } from '@fairlead/headless-page/elements';
import { cardFieldLabels } from '@fairlead/mfe-kit/payment/tasks';
import type { Sandbox } from '@fairlead/sandbox';
import { type StandInHandlers, standInHandlers } from '@fairlead/sandbox/stand-ins/handlers/index';
import {
  type CardField,
  type CardFieldChange,
  type CardForm,
  closeWindowFx,
  createCardTokenFx,
  linkBankFx,
  loadFlagsFx,
  openCardFormFx,
  openChatFx,
  openPopupFx,
  openTabFx,
  printPageFx,
  readAddressFx,
  reportErrorFx,
  sendEventFx,
  suggestAddressesFx,
  writeClipboardFx,
} from '@fairlead/store';
import { readChatTokenFx } from '@fairlead/store/chat-token';
import { bankEventReceived, type Services } from '@fairlead/store/services';
import { h } from '@fairlead/ui/semantics/page-node';
import { type EffectParams, scopeBind } from 'effector';
import type { HostHandler, VendorForms } from '../drivers/headless/world.ts';

/** The flag service's timeout, after which the defaults apply (A§8), in ms. */
const flagTimeout = 5000;

/** The handlers of a visitor's host effects, and functions for input in the vendors' own forms. */
export function hostHandlers({ standIns }: Pick<Sandbox, 'standIns'>): {
  handlers: readonly HostHandler[];
  vendorForms: VendorForms;
  services: Services;
} {
  const vendors = standInHandlers(standIns);
  const nothing = () => {};
  return {
    vendorForms: vendors,
    services: servicesOf(vendors),
    handlers: [
      [loadFlagsFx, () => vendors.loadFlags({ timeoutMs: flagTimeout })],
      [suggestAddressesFx, suggestions(vendors)],
      [readAddressFx, vendors.readAddress],
      [openCardFormFx, cardForm(vendors)],
      [createCardTokenFx, vendors.createCardToken],
      [linkBankFx, bankLink(vendors)],
      [openChatFx, openChat(vendors)],
      [
        sendEventFx,
        ({ name, properties }: EffectParams<typeof sendEventFx>) => vendors.track(name, properties),
      ],
      [
        reportErrorFx,
        ({ error, where }: EffectParams<typeof reportErrorFx>) =>
          vendors.reportError(error, { where }),
      ],
      [writeClipboardFx, nothing],
      [openPopupFx, nothing],
      [openTabFx, nothing],
      [closeWindowFx, nothing],
      [printPageFx, nothing],
    ],
  };
}

function suggestions({ suggestAddresses }: StandInHandlers) {
  return async (text: string) =>
    (await suggestAddresses(text)).map(({ placeId, text: shown }) => ({
      id: placeId,
      text: shown,
    }));
}

function bankLink({ linkBank }: StandInHandlers) {
  return async (request: { linkToken: string }) => {
    const onEvent = scopeBind(bankEventReceived, { safe: true });
    const result = await linkBank({ ...request, onEvent });
    if (!result.ok) return { kind: 'exited', message: result.message };
    const accountIds = result.accounts.map(({ id }) => id);
    const { publicToken, institution } = result;
    return { kind: 'linked', publicToken, accountIds, institution };
  };
}

function openChat({ openChat: open }: StandInHandlers) {
  return async () => {
    const token = await readChatTokenFx().catch(() => null);
    await open(token === null ? {} : { signIn: async () => token });
  };
}

type CardFormRequest = { readonly onChange: (change: CardFieldChange) => void };

/** The provider's card fields on the headless page. Typed values stay in the stand-in. */
function cardForm(vendors: StandInHandlers) {
  return async ({ onChange }: CardFormRequest): Promise<CardForm> => {
    await vendors.loadCardForm();
    const boxes = new Map<CardField, HostElement>();
    let isDisabled = false;
    const draw = () => {
      for (const [field, box] of boxes)
        box.insert(
          h('input', {
            type: 'text',
            'aria-label': cardFieldLabels[field],
            autoComplete: 'cc-number',
            disabled: isDisabled,
            onFill(typed: string) {
              for (const { message: _, ...change } of vendors.enterCard({ [field]: typed }))
                if (change.field === field) onChange(change);
            },
          }),
        );
    };
    return {
      mount(field, container) {
        boxes.set(field, container as HostElement);
        draw();
      },
      focus: () => {},
      disable(disabled) {
        isDisabled = disabled;
        draw();
      },
      destroy() {
        vendors.clearCard();
        for (const box of boxes.values()) box.insert();
        boxes.clear();
      },
    };
  };
}

/** Analytics, replay and the referral program, with the same interface as the page's adapters. */
function servicesOf(vendors: StandInHandlers): Services {
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
