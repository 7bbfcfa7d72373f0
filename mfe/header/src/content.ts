/** Content of the header that the specification leaves open. */
export const content = {
  brand: 'Fairlead',
  advisor: 'Talk to an Advisor',
  switchCompany: 'Switch company',
  accountMenu: 'Account menu',
  signedIn: 'Signed in',
  paying: 'A payment is under way.',
} as const;
