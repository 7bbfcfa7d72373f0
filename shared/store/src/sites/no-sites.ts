import type { defaultSites as sandboxSites } from './sandbox-sites.ts';

const nobody = { email: '', phone: '' };

/** What customers get must not name the sandbox's sites: a page names its own. */
export const defaultSites: typeof sandboxSites = {
  origin: globalThis.location.origin,
  portal: '',
  portalLogin: '',
  partnerInsurer: '',
  internalEmailDomain: '',
  contacts: {
    payments: '',
    success: '',
    vanta: '',
    underwriting: '',
    hotline: nobody,
    renewals: nobody,
  },
};
