import type { PlaceAddress } from '@fairlead/domain';
import { createEffect } from 'effector';

/**
 * Creates a host effect: an effect without logic for something that only a host has. The browser supplies the vendors'
 * adapters as handlers, the headless driver the sandbox's stand-ins, tests their own.
 */
function hostEffect<Params, Result = void>(name: string) {
  return createEffect<Params, Result>({
    name,
    handler: () => {
      throw new Error(
        `This host has no handler for '${name}'. Add one to the handlers of its scope.`,
      );
    },
  });
}

export type AddressSuggestion = { readonly id: string; readonly text: string };

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

/** The state of the payment provider's card field, never its content. */
export type CardFieldChange = {
  readonly field: CardField;
  readonly complete: boolean;
  readonly empty: boolean;
  /** The provider's error code, or null. */
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

export const loadFlagsFx = hostEffect<FlagContext, Readonly<Record<string, unknown>>>(
  'flag service',
);
export const suggestAddressesFx = hostEffect<string, readonly AddressSuggestion[]>(
  'address suggestions',
);
export const readAddressFx = hostEffect<string, PlaceAddress>('address details');
export type CardFormRequest = {
  readonly publishableKey: string;
  readonly onChange: (change: CardFieldChange) => void;
  /** The element that will contain the fields, which use its text color. */
  readonly near: object | null;
};

/** Opens the provider's card fields; one form is open at a time. Rejects if the provider can't be loaded. */
export const openCardFormFx = hostEffect<CardFormRequest, CardForm>('card form');
/** Creates a token from the provider's card fields and `postalCode`, which is our own field. */
export const createCardTokenFx = hostEffect<{ postalCode: string }, CardTokenResult>('card tokens');
export const linkBankFx = hostEffect<{ linkToken: string }, BankLinkResult>('bank link');
export const openChatFx = hostEffect<{ topic: string }>('chat');
export const writeClipboardFx = hostEffect<string>('clipboard');
/** Opens a popup; sizes in CSS pixels. */
export const openPopupFx = hostEffect<{ url: string; width: number; height: number }>('popup');
export const openTabFx = hostEffect<{ url: string }>('tab');
export const closeWindowFx = hostEffect<void>('window');
export const reloadPageFx = hostEffect<void>('reload');
export const printPageFx = hostEffect<void>('print');
/** `info` (A§8): logged without an alert. The default level is `error`. */
export type ErrorReport = {
  readonly error: unknown;
  readonly where: string;
  readonly level?: 'error' | 'info';
};
export const reportErrorFx = hostEffect<ErrorReport>('error reports');
/** Sends an analytics event. */
export const sendEventFx = hostEffect<{
  name: string;
  properties: Readonly<Record<string, unknown>>;
}>('analytics');
