import { pressing, type Tour } from './tour.ts';

/** The start of the funnel: intake, sign-in, and the pages for existing clients. */
export const accountTours: readonly Tour[] = [
  {
    persona: 'new-founder',
    stops: [
      { screen: 'intake', see: "Let's get you covered" },
      {
        screen: 'intake with errors',
        go: pressing('Continue'),
        see: 'e',
        in: '.error-summary:focus',
      },
      { screen: 'login', address: '/login', see: 'Sign in' },
    ],
  },
  {
    persona: 'new-founder',
    path: '/unsupported-location',
    stops: [
      { screen: 'unsupported location', see: "Let's talk" },
      {
        screen: 'not found',
        address: '/nowhere',
        see: 'There is no page at this address.',
        in: 'main',
      },
      {
        screen: 'crash',
        address: '/loginportal/emailVerified?success=false&message=Odd.',
        see: 'Something went sideways.',
      },
      {
        screen: 'request access',
        address: '/request-access',
        see: 'Company account already exists.',
      },
      {
        screen: 'vanta welcome',
        address: '/vanta-welcome',
        see: 'Insure your startup in 10 minutes.',
      },
      {
        screen: 'user has application',
        address: '/user-has-application',
        see: 'You already have an application',
      },
      {
        screen: 'cyber upgrade',
        address: '/cyber-upgrade',
        see: 'Sign in to submit a Cyber upgrade',
      },
    ],
  },
  {
    persona: 'insured-client',
    stops: [{ screen: 'user has insurance', see: 'You are already a client' }],
  },
  {
    persona: 'cyber-client',
    stops: [{ screen: 'user has cyber', see: 'You already have Cyber' }],
  },
  {
    persona: 'new-founder',
    path: '/sandbox/login?type=signup',
    stops: [{ screen: 'sign-up of the login site', see: 'e', in: 'h1' }],
  },
  {
    persona: 'new-founder',
    path: '/sandbox/login?type=login',
    stops: [{ screen: 'sign-in of the login site', see: 'e', in: 'h1' }],
  },
  {
    persona: 'unverified-founder',
    stops: [
      { screen: 'verify email', see: 'Please check your email.' },
      {
        screen: 'verify email, sent again',
        go: pressing('Send it again'),
        see: 'We sent a new link',
        in: 'body',
      },
    ],
  },
  {
    persona: 'founder-with-two-companies',
    stops: [{ screen: 'choose profile', see: 'Which company are you here for?' }],
  },
];
