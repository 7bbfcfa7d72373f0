/** A build environment with every required setting of a production page, for tests and benchmarks. */
export const productionEnv = {
  FAIRLEAD_LOGIN_URL: 'https://login.example.com/login',
  FAIRLEAD_LOGOUT_URL: 'https://login.example.com/logout',
  FAIRLEAD_PACKAGES_URL: 'https://www.example.com/packages',
  FAIRLEAD_PORTAL_URL: 'https://portal.example.com',
  FAIRLEAD_PORTAL_LOGIN_URL: 'https://portal.example.com/login',
  FAIRLEAD_PARTNER_INSURER_URL: 'https://insurer.example.com/offer',
  FAIRLEAD_CARTA_AUTHORIZE_URL: 'https://carta.example.com/authorize',
  FAIRLEAD_CARTA_CLIENT_ID: 'carta-client',
  FAIRLEAD_TEAM_EMAIL: 'team@example.com',
  FAIRLEAD_PAYMENTS_EMAIL: 'payments@example.com',
  FAIRLEAD_VANTA_EMAIL: 'vanta@example.com',
  FAIRLEAD_UNDERWRITING_EMAIL: 'underwriting@example.com',
  FAIRLEAD_HOTLINE_EMAIL: 'hotline@example.com',
  FAIRLEAD_HOTLINE_PHONE: '(212) 555-0100',
  FAIRLEAD_RENEWALS_EMAIL: 'renewals@example.com',
  FAIRLEAD_RENEWALS_PHONE: '(212) 555-0101',
} as const;
