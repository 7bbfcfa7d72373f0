/** Copy of this area that the specification leaves open. */
export const content = {
  intro:
    'Tell us who you are and where the company works. It takes two minutes, and you can stop and come back at any time.',
  signIn: {
    title: 'Been here before?',
    body: 'Sign in to go on with an application, to see your packages or to renew.',
    withoutSignIn: 'Good to know',
    facts: [
      { icon: 'clock', text: 'About 15 minutes for the whole application' },
      { icon: 'file', text: 'Have last year’s revenue and payroll at hand' },
      { icon: 'lock', text: 'Only the insurer sees your answers' },
    ],
  },
  hints: {
    legalName: 'As it appears on your incorporation papers.',
    address:
      'Type the street and choose the match from the list. We insure companies in the United States.',
    email: 'We send the quotes and the documents here.',
    phone: 'Only used if an underwriter has a question.',
    noWebsite: 'Fine. We may ask for a short description instead.',
  },
  address: {
    list: 'Matching addresses',
    empty: 'No match. Check the street and the city, or leave out the suite number.',
    foot: 'Addresses in the United States',
    unreachable: 'The address list did not load. Check the connection and go on typing.',
  },
  nonLive: {
    warning: (state: string) => `We do not issue policies in ${state} yet.`,
    title: (state: string) => `We are not in ${state} yet`,
    body: (state: string) =>
      `You can go on, and we keep your details. At the moment we issue policies in 27 states, and ${state} is not one of them. If the company's main place of business is elsewhere, change the address.`,
    primary: 'Change the address',
    secondary: 'Go on anyway',
  },
  terms: {
    text: 'I have read the terms of use and the privacy notice, and I may ask for quotes on behalf of the company.',
    links: [
      { text: 'terms of use', href: '/terms-of-use', newTab: true },
      { text: 'privacy notice', href: '/privacy-notice', newTab: true },
    ],
  },
  atRisk:
    'This browser could not keep what you typed: its storage is full or blocked. Make room, or allow storage for this site, before you go on: the next step leaves this page.',
  kept: 'You can stop at any time. Your answers are kept.',
  rerouteFailed: {
    title: 'Your application did not load',
    asked: 'We looked for where you left off.',
    retry: 'Try again',
  },
  /** Where a submitted application stands, while its packages cannot be shown. */
  standing: {
    waiting: {
      title: 'Your application is submitted',
      body: 'We have your application, and there is nothing else to fill in. Its packages can’t be shown online right now. Talk to an advisor to find out what comes next.',
    },
    comparison: {
      title: 'Your packages are ready',
      body: 'Your application is submitted and its packages are ready. They can’t be shown online right now. Talk to an advisor to go through them.',
    },
    'quote-blocked': {
      title: 'Your packages are being updated',
      body: 'Your application is submitted, and we are updating its packages. They can’t be shown online right now. Talk to an advisor to find out what comes next.',
    },
    failed: {
      title: 'We couldn’t prepare your packages',
      body: 'Your application is submitted and your answers are safe. Talk to an advisor to find out what comes next.',
    },
    confirmation: {
      title: 'Your order is in',
      body: 'You chose a package and we have your order. Its details can’t be shown online right now. Talk to an advisor if you have a question.',
    },
    retry: 'Check again',
    advisor: 'Talk to an Advisor',
  },
  offline:
    'The device is not connected to the internet. Connect it and choose Continue again. Nothing is lost.',
  fallbackError: 'Something went wrong. Please try again.',
} as const;
