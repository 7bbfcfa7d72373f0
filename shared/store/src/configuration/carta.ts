import { createStore } from 'effector';

/** The settings of Carta's consent page. A browser's host fills them from the page's settings. */
export type CartaSite = {
  readonly authorize: string;
  readonly clientId: string;
  /** Our callback page, as Carta knows it. */
  readonly redirect: string;
};

export const $cartaSite = createStore<CartaSite>({
  authorize: '/carta-site/authorize',
  clientId: 'fairlead',
  redirect: '/carta/callback',
});
