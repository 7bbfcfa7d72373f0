import { both, filling, pressing, type Tour } from './tour.ts';

const flags = { 'ach-payment': true, 'charge-transaction-fees': true };

/** Schedule, payment and signature of legacy applications, and the page of the e-signature provider. */
export const checkoutTours: readonly Tour[] = [
  {
    persona: 'brex-quoted',
    flags: { ...flags, 'brex-checkout-visual': true },
    path: '/checkout/10068/brex_10k_points_recommended',
    stops: [
      { screen: 'billing of a legacy application', see: 'How would you like to pay?' },
      {
        screen: 'payment by bank',
        address: '/checkout/10068/brex_10k_points_recommended/monthly',
        go: pressing('Checkout'),
        see: 'Checkout',
      },
      {
        screen: 'payment by card',
        go: pressing('Credit card'),
        see: 'Card number',
        in: '.card-form label',
      },
      {
        screen: 'an officer to correct',
        go: both(filling('Full name', 'Rhea'), filling('Email', 'rhea@marlinspike')),
        see: 'Please enter your full name.',
        in: '.field-error',
      },
    ],
  },
  {
    persona: 'previous-method-card',
    flags,
    path: '/checkout/10066/basic/annual',
    stops: [
      {
        screen: 'payment with the method on file',
        go: pressing('Previous payment method'),
        see: 'You used it for an earlier payment.',
        in: '.linked-bank p',
      },
    ],
  },
  {
    persona: 'legacy-quoted',
    path: '/checkout/10026/platinum',
    stops: [
      { screen: 'unknown package', see: 'We couldn’t find this package.' },
      {
        screen: 'unknown schedule',
        address: '/checkout/10026/basic/weekly',
        see: 'This Billing Interval is not defined',
      },
      {
        screen: 'nothing to sign',
        address: '/officer-signature/10026/basic',
        see: 'There are no documents to sign.',
      },
    ],
  },
  {
    persona: 'legacy-awaiting-signature',
    path: '/officer-signature/10028/recommended',
    stops: [{ screen: 'signature', see: 'ign' }],
  },
  {
    persona: 'legacy-awaiting-payment',
    path: '/officer-signature/10030/recommended',
    stops: [{ screen: 'signed documents', see: 'Your policy is signed' }],
  },
  {
    persona: 'legacy-unpaid-29-days',
    path: '/officer-signature/10083/recommended',
    stops: [{ screen: 'covered and unpaid', see: 'You’re covered' }],
  },
];
