import { createEffect } from 'effector';

/**
 * Doors: effects without logic through which models reach what only a host has. The browser gives them the vendors'
 * adapters, the headless driver the sandbox's stand-ins, tests whatever they need.
 */
function door<Asked, Answer = void>(name: string) {
  return createEffect<Asked, Answer>({
    name,
    handler: () => {
      throw new Error(`This host has nothing behind the door '${name}'`);
    },
  });
}

export type AddressSuggestion = { readonly id: string; readonly text: string };

/** An address as the application spells it; `region` is US-XX. Null parts were not in the result. */
export type ReadAddress = {
  readonly line_1: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly county: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
};

export type FlagContext = { readonly key: string; readonly email: string | null };

export type CardTokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: string; readonly message: string | null };

export type BankLinkResult =
  | {
      readonly kind: 'linked';
      readonly publicToken: string;
      readonly accountIds: readonly string[];
      readonly institution: string | null;
    }
  | { readonly kind: 'exited'; readonly message: string | null };

export type CardField = 'number' | 'expiry' | 'cvc';

/** What the payment provider's card field tells of itself; never what is in it. */
export type CardFieldChange = {
  readonly field: CardField;
  readonly complete: boolean;
  readonly empty: boolean;
  /** The provider's code while the field is wrong. */
  readonly code: string | null;
};

/** The provider's own card fields on the page. */
export type CardForm = {
  /** Puts a field into an element of the page. */
  mount(field: CardField, container: object): void;
  focus(field: CardField): void;
  disable(isDisabled: boolean): void;
  destroy(): void;
};

export const loadFlagsFx = door<FlagContext, Readonly<Record<string, unknown>>>('flag service');
export const suggestAddressesFx = door<string, readonly AddressSuggestion[]>('address suggestions');
export const readAddressFx = door<string, ReadAddress>('address details');
export type CardFormRequest = {
  readonly publishableKey: string;
  readonly onChange: (change: CardFieldChange) => void;
  /** An element of the page that the fields will stand in: its text color is theirs. */
  readonly near: object | null;
};

/** Opens the provider's card fields; one form is open at a time. Rejects when the provider cannot be loaded. */
export const openCardFormFx = door<CardFormRequest, CardForm>('card form');
/** Makes a token from what stands in the provider's own card elements; `postalCode` is the one field that is ours. */
export const createCardTokenFx = door<{ postalCode: string }, CardTokenResult>('card tokens');
export const linkBankFx = door<{ linkToken: string }, BankLinkResult>('bank link');
export const openChatFx = door<{ topic: string }>('chat');
export const writeClipboardFx = door<string>('clipboard');
/** Opens a popup; sizes in CSS pixels. */
export const openPopupFx = door<{ url: string; width: number; height: number }>('popup');
export const openTabFx = door<{ url: string }>('tab');
export const closeWindowFx = door<void>('window');
export const reloadPageFx = door<void>('reload');
export const printPageFx = door<void>('print');
/** `info` (A§8): logged, and nobody is alarmed; without a level it is an error. */
export type ErrorReport = {
  readonly error: unknown;
  readonly where: string;
  readonly level?: 'error' | 'info';
};
export const reportErrorFx = door<ErrorReport>('error reports');
/** Sends an analytics event. */
export const sendEventFx = door<{ name: string; properties: Readonly<Record<string, unknown>> }>(
  'analytics',
);
