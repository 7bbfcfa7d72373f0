import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
  StripeElements,
} from '@stripe/stripe-js';
import { placeOutsideShadowTrees } from './outside-shadow-trees.ts';
import { type CardTokenRequest, type CardTokenResult, readTokenResult } from './stripe-token.ts';

export type CardField = 'number' | 'expiry' | 'cvc';

/** The state of a field, never its content. */
export type CardChange = {
  readonly field: CardField;
  readonly complete: boolean;
  readonly empty: boolean;
  /** The provider's error code, such as `invalid_number`, or null. */
  readonly code: string | null;
  readonly message: string | null;
};

export type CardFormOptions = {
  readonly style?: StripeElementStyle;
  readonly onChange: (change: CardChange) => void;
};

export type CardForm = {
  mount(field: CardField, container: HTMLElement): void;
  focus(field: CardField): void;
  disable(disabled: boolean): void;
  clear(): void;
  createToken(request: CardTokenRequest): Promise<CardTokenResult>;
  destroy(): void;
};

type Shown = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;

/** Creates one form from the provider's three card elements. */
export function makeCardForm(stripe: Stripe, { style, onChange }: CardFormOptions): CardForm {
  const options = style ? { style } : {};
  const elements: StripeElements = stripe.elements();
  const number = elements.create('cardNumber', options);
  const expiry = elements.create('cardExpiry', options);
  const cvc = elements.create('cardCvc', options);
  const fields: Record<CardField, Shown> = { number, expiry, cvc };

  const tell = (field: CardField) => (change: ProviderChange) =>
    onChange({
      field,
      complete: change.complete,
      empty: change.empty,
      code: change.error?.code ?? null,
      message: change.error?.message ?? null,
    });
  number.on('change', tell('number'));
  expiry.on('change', tell('expiry'));
  cvc.on('change', tell('cvc'));

  const taken: (() => void)[] = [];

  return {
    mount(field, container) {
      const { place, remove } = placeOutsideShadowTrees(container, field);
      taken.push(remove);
      fields[field].mount(place);
    },
    focus: (field) => fields[field].focus(),
    disable(disabled) {
      for (const element of Object.values(fields)) element.update({ disabled });
    },
    clear() {
      for (const element of Object.values(fields)) element.clear();
    },
    async createToken({ postalCode, name }) {
      const details = { address_zip: postalCode, address_country: 'US', ...(name && { name }) };
      return readTokenResult(await stripe.createToken(number, details));
    },
    destroy() {
      for (const element of Object.values(fields)) element.destroy();
      for (const remove of taken.splice(0)) remove();
    },
  };
}

type ProviderChange = {
  complete: boolean;
  empty: boolean;
  error: undefined | { code: string; message: string };
};
