import type { Place } from './visit-cell.ts';

const elsewhere = { path: '/unsupported-location', says: 'in your state yet' };

/** Each area at an address that it shows to a persona. */
export const places: readonly (Place & { readonly persona: string })[] = [
  { area: 'header', persona: 'new-founder', path: '/', other: elsewhere },
  { area: 'intake', persona: 'new-founder', path: '/', other: elsewhere },
  {
    ...{ area: 'account', persona: 'new-founder', other: elsewhere },
    path: '/loginportal/emailVerified',
  },
  {
    ...{ area: 'decision', persona: 'new-founder', path: '/unsupported-location' },
    other: { path: '/', says: 'get you covered' },
  },
  { area: 'application', persona: 'returning-created', path: '/', other: elsewhere },
  { area: 'packages', persona: 'ms-released', path: '/', other: elsewhere },
  {
    ...{ area: 'checkout', persona: 'legacy-officer-differs', other: elsewhere },
    path: '/checkout/10065/recommended/monthly',
  },
  {
    ...{ area: 'renewal', persona: 'renewal-ready', other: elsewhere },
    path: '/renew?legacyApplicationId=10020',
  },
  {
    ...{ area: 'admin', persona: 'admin-quote-blocked', other: elsewhere },
    path: '/admin/market-submissions/ms_051',
  },
];

/** Files with several modules of the shell and below it: without one of them, the page has to say so. */
export const groups = ['start', 'platform', 'view', 'after'] as const;
