/** A§4: the state of connecting. */
export const cartaStates = { connected: 0, failed: 1, idle: 2 } as const;
export type CartaState = (typeof cartaStates)[keyof typeof cartaStates];

/** The storage name through which an application's popup reports its result. */
export const stateNameOf = (applicationId: string) => `carta-connect:${applicationId}`;

/** The storage name of the application that was connected last, for a site that doesn't return the state. */
export const applicationName = 'carta-application';

export const isCartaState = (value: unknown): value is CartaState =>
  Object.values(cartaStates).some((state) => state === value);
