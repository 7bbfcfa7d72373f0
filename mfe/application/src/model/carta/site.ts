import type { CartaSite } from '@fairlead/store';

/** CARTA-014: read issuer info, capitalization table summary, stakeholder capitalization table. */
const cartaScopes = [
  'read_issuer_info',
  'read_issuer_capitalizationtablesummary',
  'read_issuer_stakeholdercapitalizationtable',
] as const;

/** Carta's page that asks for permission to the three scopes. Carta returns the state: two tabs may connect at a time. */
export function addressAt(
  { authorize, clientId, redirect }: CartaSite,
  applicationId: string,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: cartaScopes.join(' '),
    redirect_uri: redirect,
    state: applicationId,
  });
  return `${authorize}${authorize.includes('?') ? '&' : '?'}${query}`;
}
