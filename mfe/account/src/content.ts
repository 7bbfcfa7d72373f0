const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Content of this area that the specification leaves open; the texts in a screen's own file are exact. */
export const content = {
  signIn: {
    heading: 'Sign in to continue',
    body: 'You sign in on a separate page and come back here.',
    action: 'Sign In',
  },
  verifyEmail: {
    before: 'We sent a link to ',
    after:
      '. Click it to continue. The link works once and expires in one hour. Don’t see it? Check your spam folder.',
    unknown: 'your address',
    again: 'Send it again',
    sending: 'Sending…',
    sent: (email: string) => `We sent a new link to ${email}.`,
    failed:
      'We couldn’t confirm that the email was sent. Check your inbox and the connection, then send it again.',
    other: 'Use another email',
  },
  verificationIncomplete: {
    heading: 'This address is incomplete',
    body: 'It doesn’t say whether your email was verified. Open the link in your email again, or sign in to continue.',
  },
  linkExpired: {
    body: 'The link in your email was valid for one hour. Log in and we’ll send you a new one.',
    failed:
      'We couldn’t confirm that the new link was sent. Check your inbox and the connection, then choose Log in again.',
  },
  requestAccess: {
    body: (company: string) =>
      `Someone at ${company} already has an account. Request access, and the account administrator will review your request.`,
    help: 'I don’t know who that is',
    failed: (email: string) =>
      `We encountered an unexpected error sending your request. Please contact our team at ${email}.`,
    sent: 'Your request has been sent to the admin user... at your company. We’ll email you when you have access.',
  },
  chooseProfile: {
    heading: 'Which company are you here for?',
    body: 'Your email is linked to more than one account. You can switch later from the menu.',
    none: 'Your email is linked to no company.',
    loadAsked: 'We couldn’t load your list of companies.',
    switchFailed: 'We couldn’t open the company. Nothing has changed.',
    sessionUnknown: 'We couldn’t open the company.',
    retry: 'Try again',
  },
  hasApplication: {
    heading: 'You already have an application',
    body: (company: string) =>
      `An application for ${company} is already in progress. Sign in to continue it instead of starting over.`,
    signedIn: (company: string) =>
      `An application for ${company} is already in progress. You’ll find it in your account.`,
    embedded: (company: string) =>
      `An application for ${company} is already in progress. Open Fairlead from the partner’s page again to continue it.`,
    signIn: 'Sign in',
  },
  hasInsurance: {
    heading: 'You are already a client',
    body: (company: string) =>
      `${capitalised(company)} is insured with us. Your policies, certificates and invoices are in your account.`,
  },
  hasCyber: {
    heading: 'You already have Cyber',
    body: 'Your cyber policy is active. If your security program has grown, upload your new reports and we’ll look for better terms.',
  },
  cyberUpgrade: {
    heading: 'Sign in to submit a Cyber upgrade',
    body: 'You’re already a client. Sign in with the email on your policy, and we’ll review your new reports.',
    signIn: 'Sign in',
  },
  account: 'Go to your account',
  yourCompany: 'your company',
  welcome: {
    lead: 'You’ve already done the security work, and it pays off here. Good controls lower the price of cyber coverage.',
    steps: [
      {
        title: 'Tell us about your company',
        body: 'Answer plain questions about what you do, your team and your data. We’ll fill in what we can look up.',
      },
      {
        title: 'Compare packages',
        body: 'See prices and limits side by side, from what your contracts require to full coverage.',
      },
      {
        title: 'Pay and sign',
        body: 'Choose monthly or annual payments. An officer signs by email, and then you get your certificate.',
      },
    ],
  },
} as const;
