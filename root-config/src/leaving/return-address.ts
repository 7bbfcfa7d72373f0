/** The product's document that the window of a sign-in or sign-out comes back to; behind it, what would have opened. */
const returnPath = '/return';
const parameter = 'partner';

/** What the window tells the partner's page: the product's address that it came back to. */
export type Returned = { readonly fairleadReturnedTo: string };

/** `/auth/callback?type=login` → `/return/auth/callback?type=login&partner=https://www.partner.example.com/insurance`. */
export function returnAddress(back: string, origin: string, partner: string): string {
  const url = new URL(back, origin);
  url.pathname = returnPath + url.pathname;
  url.searchParams.set(parameter, partner);
  return url.href;
}

/** Reads such an address. The partner's page is null if none of these origins has it: it would open anybody's. */
export function readReturnAddress(address: string, partners: readonly string[]) {
  const url = new URL(address);
  const partner = url.searchParams.get(parameter) ?? '';
  url.searchParams.delete(parameter);
  const isKnown = URL.canParse(partner) && partners.includes(new URL(partner).origin);
  return {
    returnedTo: url.pathname.slice(returnPath.length) + url.search,
    partner: isKnown ? new URL(partner) : null,
  };
}
