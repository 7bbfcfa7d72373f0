const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Copy of this area that the specification leaves open; the texts in a screen's own file are exact. */
export const content = {
  signIn: {
    heading: 'Sign in to go on',
    body: 'You sign in on a separate page and come back here.',
    action: 'Sign In',
  },
  verifyEmail: {
    before: 'We sent a link to ',
    after:
      '. Click the link in the email to go on. It works once and for one hour. Nothing there? Look in the spam folder.',
    unknown: 'your address',
    again: 'Send it again',
    sending: 'Sending…',
    sent: (email: string) => `We sent a new link to ${email}.`,
    failed:
      'We couldn’t confirm that the email was sent. Check your inbox and the connection, then send it again.',
    other: 'Use another email',
  },
  linkExpired: {
    body: 'The link in the email was valid for one hour. Log in, and we send a new one.',
    failed:
      'We couldn’t confirm that the new link was sent. Check your inbox and the connection, then choose Log in again.',
  },
  requestAccess: {
    body: (company: string) =>
      `Someone at ${company} has an account already. Ask for access, and the administrator of the account decides.`,
    help: 'I do not know who that could be',
    failed: (email: string) =>
      `We encountered an unexpected error sending your request. Please contact our team at ${email}.`,
    sent: 'Your request has been sent to the admin user... at your company. You get an email when access is granted.',
  },
  chooseProfile: {
    heading: 'Which company are you here for?',
    body: 'Your email belongs to more than one account. You can change later from the menu.',
    loadFailed: 'The list of companies did not load.',
    switchFailed: 'The company could not be opened. Nothing has changed; choose again.',
    retry: 'Try again',
  },
  hasApplication: {
    heading: 'You have an application already',
    body: (company: string) =>
      `An application for ${company} has been started. Sign in to go on with it instead of starting again.`,
    signedIn: (company: string) =>
      `An application for ${company} has been started. You find it in your account.`,
    embedded: (company: string) =>
      `An application for ${company} has been started. Open Fairlead from the partner’s page again to go on with it.`,
    signIn: 'Sign in',
  },
  hasInsurance: {
    heading: 'You are already a client',
    body: (company: string) =>
      `${capitalised(company)} is insured with us. Your policies, certificates and invoices are in your account.`,
  },
  hasCyber: {
    heading: 'You already have Cyber',
    body: 'Your cyber policy is active. If your security program has grown, upload the new reports and we look at better terms for you.',
  },
  cyberUpgrade: {
    heading: 'Sign in to submit a Cyber upgrade',
    body: 'You are a client already. Sign in with the email of your policy, and we take your new reports into account.',
    signIn: 'Sign in',
  },
  account: 'Go to your account',
  yourCompany: 'your company',
  welcome: {
    lead: 'You have done the security work. It counts here, because good controls lower the price of cyber cover.',
    steps: [
      {
        title: 'Tell us about the company',
        body: 'Answer plain questions about what you do, your people and your data. What we can look up is filled in already.',
      },
      {
        title: 'Compare packages',
        body: 'See prices and limits side by side, from what your contracts ask for to full cover.',
      },
      {
        title: 'Pay and sign',
        body: 'Choose monthly or yearly payments. An officer signs by email, and the certificate follows.',
      },
    ],
  },
} as const;
