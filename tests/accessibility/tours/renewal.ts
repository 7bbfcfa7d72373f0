import { pressing, type Tour } from './tour.ts';

/** The renewal of an expiring policy, until the questions begin. */
export const renewalTours: readonly Tour[] = [
  {
    persona: 'renewal-ready',
    stops: [
      { screen: 'renewal landing', see: 'It’s time to renew' },
      {
        screen: 'renewal confirm',
        address: '/renew-information-confirm?legacyApplicationId=10020&preventReroute=true',
        go: pressing('BEGIN RENEWAL'),
        see: 'Is your primary business address up to date?',
      },
      {
        screen: 'renewal confirm without the checkbox',
        go: pressing('CONFIRM & CONTINUE'),
        see: 'Please verify and confirm the information to proceed',
        in: 'main',
      },
      {
        screen: 'renewal address update',
        go: pressing('Update'),
        see: 'Please update your business address',
      },
    ],
  },
  {
    persona: 'renewal-conditional',
    stops: [{ screen: 'unable to renew', see: 'Unable to Renew' }],
  },
  {
    persona: 'renewal-child-submitted',
    stops: [
      {
        screen: 'renewal confirm of a submitted renewal',
        see: 'Is your primary business address up to date?',
      },
    ],
  },
  {
    persona: 'renewal-in-progress',
    stops: [
      {
        screen: 'question set of a renewal',
        address: '/application/app_057/qs_revenue_and_forecast',
        see: 'Revenue and',
      },
    ],
  },
];
