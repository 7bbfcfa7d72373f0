/** Where the sites around the product are. Every page carries it; all of it is public. */
export type SiteSettings = {
  /** Origin of the back end. Empty: the origin that the boot script came from. */
  readonly api: string;
  /** Pages of the login site (A§2). They may be on any origin. */
  readonly login: string;
  readonly logout: string;
  /** The quote packages page of the legacy funnel (AMB-25). */
  readonly packages: string;
  /** The customer portal and its login page (AMB-26). */
  readonly portal: string;
  readonly portalLogin: string;
  /** The offer for declined members of the wework program (A§2). */
  readonly partnerInsurer: string;
  /** What an applicant agrees to (A§2). */
  readonly terms: string;
  readonly privacy: string;
  readonly cartaAuthorize: string;
  readonly cartaClientId: string;
  /** Whom people write to or call (A§9, AMB-84). */
  readonly teamEmail: string;
  readonly paymentsEmail: string;
  readonly vantaEmail: string;
  readonly underwritingEmail: string;
  readonly hotlineEmail: string;
  readonly hotlinePhone: string;
  readonly renewalsEmail: string;
  readonly renewalsPhone: string;
  /** Users with an email address on it are internal (A§1). */
  readonly internalEmailDomain: string;
};

/** The sandbox answers for all of them: at its own pages, or with a stand-in for another site. */
export const sandboxSites: SiteSettings = {
  api: '',
  login: '/sandbox/login',
  logout: '/sandbox/logout',
  packages: '/packages',
  portal: 'https://portal.fairlead.example.com',
  portalLogin: 'https://portal.fairlead.example.com/login',
  partnerInsurer: 'https://partner-insurer.example.com/small-business',
  terms: 'https://www.fairlead.example.com/terms-of-use',
  privacy: 'https://www.fairlead.example.com/privacy-notice',
  cartaAuthorize: '/sandbox/carta/authorize',
  cartaClientId: 'fairlead',
  teamEmail: 'team@fairlead.example.com',
  paymentsEmail: 'payments@fairlead.example.com',
  vantaEmail: 'vanta@fairlead.example.com',
  underwritingEmail: 'underwriting@fairlead.example.com',
  hotlineEmail: 'hotline@fairlead.example.com',
  hotlinePhone: '(415) 555-0106',
  renewalsEmail: 'renewals@fairlead.example.com',
  renewalsPhone: '(415) 555-0105',
  internalEmailDomain: 'fairlead.example.com',
};
