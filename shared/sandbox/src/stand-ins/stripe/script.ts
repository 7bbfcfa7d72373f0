import type { Install } from '../vendor-endpoint.ts';
import { type CardElement, type ElementOptions, makeCardElement } from './card-element.ts';
import { readCvc, readExpiry, readNumber } from './card-fields.ts';
import type { ElementType } from './card-input.ts';
import { brandOf, digitsOf } from './card-number.ts';
import { tokenise } from './logic.ts';

/** The release train that the SDK expects; another one makes it warn. */
const releaseTrain = 'endive';

/** `window.Stripe` with card elements and tokens. What is typed never leaves the elements. */
export const install: Install = (state) => {
  const Stripe = (publishableKey: string) => {
    if (!publishableKey.startsWith('pk_'))
      throw new Error('Please call Stripe() with your publishable key. It begins with pk_.');
    const groups = new WeakMap<object, Partial<Record<ElementType, CardElement>>>();

    return {
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,

      elements() {
        const group: Partial<Record<ElementType, CardElement>> = {};
        const brand = () => brandOf(digitsOf(group.cardNumber?.text() ?? ''));
        const readers = {
          cardNumber: (text: string, leaving: boolean) => readNumber(text, { leaving }),
          cardExpiry: (text: string, leaving: boolean) =>
            readExpiry(text, { leaving, now: state.now() }),
          cardCvc: (text: string, leaving: boolean) => readCvc(text, { leaving, brand: brand() }),
        };
        return {
          create(type: ElementType, options: ElementOptions = {}) {
            if (!Object.hasOwn(readers, type))
              throw new Error(`The sandbox has no ${type} element, only ${Object.keys(readers)}.`);
            if (group[type]) throw new Error(`Can only create one Element of type ${type}.`);
            const element = makeCardElement(type, options, readers[type]);
            group[type] = element;
            groups.set(element, group);
            return element;
          },
          getElement: (type: ElementType) => group[type] ?? null,
        };
      },

      async createToken(element: object) {
        const group = groups.get(element);
        if (!group) throw new Error('createToken was given something that is no card element.');
        if (state.faultOf('stripe')) return { error: noConnection };
        const made = tokenise(
          {
            number: group.cardNumber?.text() ?? '',
            expiry: group.cardExpiry?.text() ?? '',
            cvc: group.cardCvc?.text() ?? '',
          },
          state.now(),
        );
        if ('error' in made) return made;
        return { token: { id: made.token, object: 'token', type: 'card', livemode: false } };
      },
    };
  };
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: releaseTrain }) });
};

const noConnection = {
  type: 'api_connection_error',
  message: 'We could not reach the card service. Check your connection and try again.',
};
