/** A§3 with AMB-05: the auth service's data about the user. */
export type Session = {
  readonly authenticated: boolean;
  readonly clientId: string | null;
  readonly contactId: string | null;
  readonly clientSelectionRequired: boolean;
};

/** A§3: where the session came from, kept in local storage with its expiry (ms since the epoch). */
export const authSources = ['auth_service', 'auth_service_embedded'] as const;
export type AuthSource = (typeof authSources)[number];

/** A§9: an auth source is remembered for 24 hours. In ms. */
export const authSourceLifetime = 24 * 60 * 60 * 1000;

/** A§4: the access token is fetched again every 8 hours. In ms. */
export const tokenRefreshInterval = 8 * 60 * 60 * 1000;

/** A§1: internal users have an address on the product's own domain. */
export const isInternalEmail = (email: string, ownDomain: string): boolean =>
  email.trim().toLowerCase().endsWith(`@${ownDomain.toLowerCase()}`);
