import { createStore } from 'effector';

/** Where Carta asks its users whether we may read. Configuration; filled by the host. */
export type CartaSite = {
  readonly authorize: string;
  readonly clientId: string;
  /** Our callback page, as Carta knows it. */
  readonly redirect: string;
};

export const $cartaSite = createStore<CartaSite>({
  authorize: '/sandbox/carta/authorize',
  clientId: 'fairlead',
  redirect: '/carta/callback',
});
