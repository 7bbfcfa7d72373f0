/**
 * The sites around the product where a host names none: headless, and in tests. `no-sites.ts` takes this module's place in
 * a browser, where the page's settings name them all.
 */
export const defaultSites = {
  origin: globalThis.location?.origin ?? 'http://localhost',
  portal: 'https://portal.fairlead.example.com',
  portalLogin: 'https://portal.fairlead.example.com/login',
  partnerInsurer: 'https://partner-insurer.example.com/small-business',
  internalEmailDomain: 'fairlead.example.com',
  contacts: {
    payments: 'payments@fairlead.example.com',
    success: 'team@fairlead.example.com',
    vanta: 'vanta@fairlead.example.com',
    underwriting: 'underwriting@fairlead.example.com',
    hotline: { email: 'hotline@fairlead.example.com', phone: '(415) 555-0106' },
    renewals: { email: 'renewals@fairlead.example.com', phone: '(415) 555-0105' },
  },
};
