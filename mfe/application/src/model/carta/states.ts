/** A§4: the state of connecting. */
export const cartaStates = { connected: 0, failed: 1, idle: 2 } as const;
export type CartaState = (typeof cartaStates)[keyof typeof cartaStates];

/** The storage names through which the popup reports its result and the page passes the application. */
export const stateName = 'carta-connect';
export const applicationName = 'carta-application';

export const isCartaState = (value: unknown): value is CartaState =>
  Object.values(cartaStates).some((state) => state === value);
