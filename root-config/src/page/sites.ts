import {
  $addresses,
  $apiOrigin,
  $cardProviderKey,
  $cartaSite,
  $contacts,
  $internalEmailDomain,
  $legalPages,
  $loginSite,
  $partnerInsurer,
  $productOrigin,
} from '@fairlead/store';
import type { StoreWritable } from 'effector';
import type { PageContext } from './page-context.ts';

/** What the page's settings say of the sites around the product, as `fork` takes it. */
export function siteValues({
  settings: { sites, vendors },
  origin,
}: Pick<PageContext, 'settings' | 'origin'>): [StoreWritable<unknown>, unknown][] {
  const isOnAnotherOrigin = (address: string) => new URL(address, origin).origin !== origin;
  const value = <State>(
    store: StoreWritable<State>,
    state: State,
  ): [StoreWritable<unknown>, unknown] => [store as StoreWritable<unknown>, state];
  return [
    value($productOrigin, origin),
    value($apiOrigin, sites.api || origin),
    value($loginSite, {
      login: sites.login,
      logout: sites.logout,
      // Not the page's own origin: a partner's page has none of our callback pages.
      returnOrigin: isOnAnotherOrigin(sites.login) ? origin : '',
    }),
    value($addresses, {
      'quote-packages': sites.packages,
      'customer-portal': sites.portal,
      'customer-portal-login': sites.portalLogin,
    }),
    value($partnerInsurer, sites.partnerInsurer),
    value($legalPages, { terms: sites.terms, privacy: sites.privacy }),
    value($internalEmailDomain, sites.internalEmailDomain),
    value($cartaSite, {
      authorize: sites.cartaAuthorize,
      clientId: sites.cartaClientId,
      redirect: `${isOnAnotherOrigin(sites.cartaAuthorize) ? origin : ''}/carta/callback`,
    }),
    value($contacts, {
      success: sites.teamEmail,
      payments: sites.paymentsEmail,
      vanta: sites.vantaEmail,
      underwriting: sites.underwritingEmail,
      hotline: { email: sites.hotlineEmail, phone: sites.hotlinePhone },
      renewals: { email: sites.renewalsEmail, phone: sites.renewalsPhone },
    }),
    value($cardProviderKey, vendors.stripeKey),
  ];
}
