import { ownPath } from '../src/sites/login/own-path.ts';

/** The open page of the login site, and the return address of the product. */
export type LoginLocation = {
  readonly page: 'sign-in' | 'sign-up' | 'mailbox' | 'sign-out';
  readonly email: string;
  readonly returnTo: string;
  /** Why the product redirected here, if there was an error. */
  readonly error: string | null;
  /** Why the user has to sign in again; null if the product gave no known reason. */
  readonly reason: string | null;
};

const reasons = new Map([
  ['signed_out', 'Your session has ended, or you signed out in another window.'],
  ['another_user', 'Somebody else signed in to this browser. Sign in to continue.'],
]);

/** Parses an address of the login site. Return addresses on other origins are ignored. */
export function placeOf(address: string): LoginLocation {
  const url = new URL(address);
  const { pathname, searchParams: query } = url;
  const page = pathname.endsWith('/logout')
    ? 'sign-out'
    : pathname.endsWith('/mailbox')
      ? 'mailbox'
      : query.get('type') === 'signup'
        ? 'sign-up'
        : 'sign-in';
  return {
    page,
    email: query.get('email') ?? query.get('login_hint') ?? '',
    returnTo: ownPath(query.get('return_to'), url.origin) ?? defaultReturn[page],
    error: query.get('error_description') ?? query.get('error'),
    reason: reasons.get(query.get('reason') ?? '') ?? null,
  };
}

const defaultReturn = {
  'sign-in': '/auth/callback',
  'sign-up': '/auth/callback',
  mailbox: '/',
  'sign-out': '/logout/callback',
};

/** Returns the address of another page of the login site, with the same return address. */
export function addressOf(page: LoginLocation['page'], { email, returnTo }: LoginLocation): string {
  const query = new URLSearchParams({ return_to: returnTo, ...(email ? { email } : {}) });
  if (page === 'mailbox') return `/sandbox/mailbox?${query}`;
  if (page === 'sign-out') return `/sandbox/logout?${query}`;
  query.set('type', page === 'sign-up' ? 'signup' : 'login');
  return `/sandbox/login?${query}`;
}
