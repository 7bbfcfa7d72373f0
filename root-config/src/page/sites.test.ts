import {
  $addresses,
  $apiOrigin,
  $cartaSite,
  $contacts,
  $internalEmailDomain,
  $legalPages,
  $loginSite,
  $partnerInsurer,
  $productOrigin,
} from '@fairlead/store';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import type { PageContext } from './page-context.ts';
import { siteValues } from './sites.ts';

const sites = {
  api: '',
  login: 'https://login.example.com/in',
  logout: 'https://login.example.com/out',
  packages: 'https://www.example.com/packages',
  portal: 'https://portal.example.com',
  portalLogin: 'https://portal.example.com/login',
  partnerInsurer: 'https://insurer.example.com/offer',
  terms: 'https://www.example.com/terms',
  privacy: 'https://www.example.com/privacy',
  cartaAuthorize: 'https://carta.example.com/authorize',
  cartaClientId: 'carta-client',
  teamEmail: 'team@example.com',
  paymentsEmail: 'payments@example.com',
  vantaEmail: 'vanta@example.com',
  underwritingEmail: 'underwriting@example.com',
  hotlineEmail: 'hotline@example.com',
  hotlinePhone: '(212) 555-0100',
  renewalsEmail: 'renewals@example.com',
  renewalsPhone: '(212) 555-0101',
  internalEmailDomain: 'example.com',
};

function open(change: Partial<typeof sites> = {}) {
  const settings = { sites: { ...sites, ...change }, vendors: { stripeKey: 'pk_live_1' } };
  const context = { settings, origin: 'https://app.example.com' } as unknown as PageContext;
  return fork({ values: siteValues(context) });
}

test('every outside address of a page is the one in its settings', () => {
  const scope = open();
  expect(scope.getState($loginSite)).toEqual({
    login: 'https://login.example.com/in',
    logout: 'https://login.example.com/out',
    returnOrigin: 'https://app.example.com',
  });
  expect(scope.getState($addresses)).toEqual({
    'quote-packages': 'https://www.example.com/packages',
    'customer-portal': 'https://portal.example.com',
    'customer-portal-login': 'https://portal.example.com/login',
  });
  expect(scope.getState($cartaSite)).toEqual({
    authorize: 'https://carta.example.com/authorize',
    clientId: 'carta-client',
    redirect: 'https://app.example.com/carta/callback',
  });
  expect(scope.getState($partnerInsurer)).toBe('https://insurer.example.com/offer');
  expect(scope.getState($legalPages)).toEqual({
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
  });
  expect(scope.getState($internalEmailDomain)).toBe('example.com');
  expect(scope.getState($productOrigin)).toBe('https://app.example.com');
  expect(scope.getState($contacts)).toEqual({
    success: 'team@example.com',
    payments: 'payments@example.com',
    vanta: 'vanta@example.com',
    underwriting: 'underwriting@example.com',
    hotline: { email: 'hotline@example.com', phone: '(212) 555-0100' },
    renewals: { email: 'renewals@example.com', phone: '(212) 555-0101' },
  });
});

test('a login site on the page’s own origin is given paths to come back to', () => {
  const scope = open({ login: '/in', cartaAuthorize: '/carta' });
  expect(scope.getState($loginSite).returnOrigin).toBe('');
  expect(scope.getState($cartaSite).redirect).toBe('/carta/callback');
});

test('calls go to the origin of the boot script unless a setting names another', () => {
  expect(open().getState($apiOrigin)).toBe('https://app.example.com');
  expect(open({ api: 'https://api.example.com' }).getState($apiOrigin)).toBe(
    'https://api.example.com',
  );
});
