import type { LegalPages } from '@fairlead/store';

/** Content of this area that the specification leaves open. */
export const content = {
  intro:
    'Tell us about yourself and where your company operates. It takes about two minutes, and you can stop and come back at any time.',
  signIn: {
    title: 'Been here before?',
    body: 'Sign in to continue an application, see your packages or renew.',
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
      'Enter your street address and choose the match from the list. We insure companies in the United States.',
    email: 'We’ll send your quotes to this address.',
    phone: 'We’ll only call if an underwriter has a question.',
    noWebsite: 'No problem. We may ask for a short description instead.',
  },
  nonLive: {
    warning: (state: string) => `We don’t issue policies in ${state} yet.`,
    title: (state: string) => `We’re not in ${state} yet`,
    body: (state: string) =>
      `We currently issue policies in 27 states, and ${state} isn’t one of them yet. You can still continue, and we’ll keep your details. If your company’s main location is somewhere else, change the address.`,
    primary: 'Change address',
    secondary: 'Continue anyway',
  },
  terms: {
    text: 'I’ve read the terms of use and the privacy notice, and I’m authorized to request quotes for the company.',
    links: ({ terms, privacy }: LegalPages) => [
      { text: 'terms of use', href: terms, newTab: true },
      { text: 'privacy notice', href: privacy, newTab: true },
    ],
  },
  atRisk:
    'This browser couldn’t save what you typed: its storage is full or blocked. Make room, or allow storage for this site, before you continue: the next step leaves this page.',
  kept: 'You can stop at any time. Your answers are kept.',
  rerouteFailed: {
    title: 'Your application didn’t load',
    asked: 'We couldn’t find where you left off.',
    retry: 'Try again',
  },
  /** The status of a submitted application, while its packages cannot be shown. */
  submitted: {
    waiting: {
      title: 'Your application is submitted',
      body: 'We received your application, and you don’t need to fill in anything else. We can’t show its packages online right now. Talk to an advisor to find out what comes next.',
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
    'Your device isn’t connected to the internet. Reconnect and choose Continue again. Nothing is lost.',
  fallbackError: 'Something went wrong. Please try again.',
} as const;
