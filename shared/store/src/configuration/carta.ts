import { createStore } from 'effector';

/** Where Carta asks its users whether we may read. Configuration; a browser's host fills it from the page's settings. */
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
