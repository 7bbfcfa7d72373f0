import { arriving, both, filling, pressing, type Tour } from './tour.ts';

/** The screens of applications without an immediate quote. */
export const decisionTours: readonly Tour[] = [
  {
    persona: 'requires-review',
    flags: { 'intake-client-plm-quoting': true, 'request-expedited-quote': true },
    stops: [
      {
        screen: 'blocking discretion',
        see: 'Your application benefits from an expert review',
      },
      {
        screen: 'expedited quote request',
        address: '/expedited-quote-request',
        see: 'Request an expedited quote',
      },
      {
        screen: 'expedited quote request for yesterday',
        go: both(filling('I need a quote by', '2020-01-01'), pressing('We’re launching a product')),
        see: 'Choose a date from tomorrow on',
        in: 'main',
      },
    ],
  },
  {
    persona: 'expedite-requested',
    path: '/expedited-quote-request-confirmation',
    stops: [{ screen: 'expedite confirmation', see: 'We have your request' }],
  },
  {
    persona: 'user-requested-discretion',
    path: '/user-discretion',
    stops: [
      {
        screen: 'user discretion',
        see: 'CANCEL MY REQUEST',
        in: 'main:not(:has([aria-busy=true]))',
      },
    ],
  },
  {
    persona: 'declined',
    stops: [
      {
        screen: 'declined',
        address: '/declined',
        go: arriving('/declined', 'declined'),
        see: "We're sorry...",
      },
      {
        screen: 'renewal blocked',
        address: '/renewal-blocked',
        see: 'Your renewal application requires further review',
      },
      {
        screen: 'renewal to a named unsupported location',
        address: '/renewal-unsupported-location/AK',
        see: 'Your address change needs review',
      },
      {
        screen: 'renewal under review',
        address: '/discretion-quote-blocking-renewal',
        see: 'We’re reviewing your renewal',
      },
      {
        screen: 'renewal to an unsupported location',
        address: '/renewal-unsupported-location',
        see: 'Your address change needs review',
      },
    ],
  },
  {
    persona: 'wework-declined',
    stops: [
      {
        screen: 'partner offer',
        address: '/hiscox-offer',
        go: arriving('/hiscox-offer', 'declined-wework'),
        see: 'Another insurer can help',
      },
    ],
  },
];
