import type { TokenResult } from '@stripe/stripe-js';

export type CardTokenRequest = { readonly postalCode: string; readonly name?: string };

/** A card's token, or why the provider refused to create one. */
export type CardTokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Converts the provider's response. `message` is '' if the provider gave none. */
export function readTokenResult(result: TokenResult): CardTokenResult {
  if (result.token) return { ok: true, token: result.token.id };
  const { code, decline_code, type, message = '' } = result.error;
  return { ok: false, code: decline_code ?? code ?? type, message };
}
