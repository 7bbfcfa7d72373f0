import { ownPath } from '../login/own-path.ts';

/** The user's choices on Carta's site; `broken` allows access, but with a code that Carta then refuses. */
export const cartaChoices = ['allow', 'deny', 'broken'] as const;
export type CartaChoice = (typeof cartaChoices)[number];

/** The request that opened Carta's site. */
export type CartaRequest = {
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** The path and query on our own origin that it comes back to. */
  readonly redirect: string;
  /** Comes back with the answer, unchanged; null if the product sent none. */
  readonly state: string | null;
};

/** What each scope lets the product read, in words. */
export const scopeTexts: Readonly<Record<string, string>> = {
  read_issuer_info: 'Issuer details: legal name, website and state of formation',
  read_issuer_capitalizationtablesummary:
    'The summary of the cap table: share classes, rounds and money raised',
  read_issuer_stakeholdercapitalizationtable:
    'The stakeholders of the cap table and what each of them holds',
};

/**
 * Parses an address of the site. Returns an error text for a request without scopes or with a return address on another
 * site.
 */
export function readCartaRequest(address: string): CartaRequest | { readonly refused: string } {
  const { origin, searchParams: query } = new URL(address);
  const redirectUri = query.get('redirect_uri') ?? '';
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
  if (query.get('response_type') !== 'code')
    return { refused: 'Carta was opened without response_type=code. Open it from the product.' };
  if (scopes.length === 0)
    return { refused: 'Carta was asked to share nothing: the scope is empty.' };
  const unknown = scopes.find((scope) => !Object.hasOwn(scopeTexts, scope));
  if (unknown) return { refused: `Carta has no scope '${unknown}'.` };
  const redirect = ownPath(redirectUri, origin);
  if (redirect === null)
    return { refused: `Carta may not come back to '${redirectUri}': it is not on this site.` };
  return { clientId: query.get('client_id') ?? '', scopes, redirect, state: query.get('state') };
}

/** Where Carta sends the popup after the choice (A§2: query parameters code and error, and OAuth's state). */
export function cartaAnswer(
  { redirect, state }: CartaRequest,
  choice: CartaChoice,
  seed: string,
): string {
  const url = new URL(redirect, 'http://here');
  if (choice === 'deny') url.searchParams.set('error', 'access_denied');
  else url.searchParams.set('code', `carta-${choice === 'allow' ? 'ok' : 'broken'}-${seed}`);
  if (state !== null) url.searchParams.set('state', state);
  return url.pathname + url.search;
}
