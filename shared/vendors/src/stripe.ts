import type { Stripe } from '@stripe/stripe-js';
// The side-effect-free entry: the main one injects Stripe.js as soon as the module is evaluated.
import { loadStripe } from '@stripe/stripe-js/pure';
import { type CardForm, type CardFormOptions, makeCardForm } from './stripe-card-form.ts';
import type { CardTokenRequest, CardTokenResult } from './stripe-token.ts';
import { VendorLoadError } from './vendor-load-error.ts';

export type { CardChange, CardField, CardForm } from './stripe-card-form.ts';
export type { CardTokenRequest, CardTokenResult } from './stripe-token.ts';

let openForm: CardForm | undefined;

/**
 * Loads the card provider and creates its elements: number, expiry and cvc (A§7). The screen mounts the returned form
 * and destroys it when it is left; one form is open at a time. Throws a VendorLoadError if the provider's script
 * doesn't load; a later call retries.
 */
export async function openCardForm({
  publishableKey,
  ...options
}: CardFormOptions & { readonly publishableKey: string }): Promise<CardForm> {
  const stripe = await load(publishableKey);
  const form = makeCardForm(stripe, options);
  openForm = form;
  return {
    ...form,
    destroy() {
      form.destroy();
      if (openForm === form) openForm = undefined;
    },
  };
}

/**
 * Creates a token from the card in the open form. Throws if no form is open, which is a bug of the screen and not
 * something that the payer can fix.
 */
export async function createCardToken(request: CardTokenRequest): Promise<CardTokenResult> {
  if (!openForm)
    throw new Error('A card token was requested, but no card form is open. Open one first.');
  return openForm.createToken(request);
}

async function load(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey).catch((cause: unknown) => {
    throw new VendorLoadError('stripe', 'The card form could not be loaded. Try again.', cause);
  });
  if (!stripe)
    throw new VendorLoadError(
      'stripe',
      'The card form needs a page, and there is none. Open it in a browser.',
    );
  return stripe;
}
