import { both, filling, pressing, type Tour, typing } from './tour.ts';

const flags = {
  'intake-client-plm-quoting': true,
  'intake-client-plm-quote-customization': true,
  'ach-payment': true,
};

/** Waiting for prices, comparing, customizing and paying. */
export const packageTours: readonly Tour[] = [
  {
    persona: 'ms-created',
    flags,
    stops: [{ screen: 'waiting', see: 'Preparing your packages' }],
  },
  {
    persona: 'custom-package-client',
    flags,
    path: '/market-submission/ms_046/print',
    stops: [{ screen: 'packages on paper', see: 'Page 2 of 2', in: '.paper-foot' }],
  },
  {
    persona: 'ms-quote-blocked',
    flags,
    path: '/market-submission/ms_039/gtm-review-block',
    stops: [{ screen: 'blocked', see: 'Hold tight' }],
  },
  {
    persona: 'ms-failed',
    flags,
    stops: [{ screen: 'quoting failed', see: 'We couldn’t prepare your packages' }],
  },
  {
    persona: 'ms-expired',
    flags,
    stops: [{ screen: 'expired prices', see: 'These prices have expired', in: 'body' }],
  },
  {
    persona: 'expired-application',
    flags,
    stops: [{ screen: 'expired application', see: 'Application expired', in: 'body' }],
  },
  {
    persona: 'ms-released',
    flags,
    stops: [
      { screen: 'comparison', see: 'Your Package Options' },
      {
        screen: 'differences from a pinned package',
        go: both(pressing('Pin Complete'), pressing('Highlight differences')),
        see: 'Missing',
        in: '.diff-mark',
      },
      {
        screen: 'without what is equal',
        go: pressing('Hide what is equal'),
        see: 'No row is equal in every package.',
        in: '.equal-row *',
      },
      {
        screen: 'account menu',
        go: pressing('ines@quillmarsh.example.com Account menu'),
        see: 'Sign Out',
        in: 'header',
      },
      {
        screen: 'package',
        address: '/market-submission/ms_041/packages/pk_041_2',
        go: both(typing('Escape'), pressing('Explore & Customize Recommended')),
        see: 'Recommended',
      },
      {
        screen: 'customize dialog',
        go: pressing('Customize This Package'),
        see: 'We’ll make a copy',
        in: ':is(ui-dialog, ui-drawer)[open] *',
      },
      {
        screen: 'customized package',
        go: pressing('Customize'),
        see: 'Custom',
      },
      {
        screen: 'coverage drawer',
        go: pressing('View Details: Cyber'),
        see: 'AVAILABLE NOW',
        in: ':is(ui-dialog, ui-drawer)[open] *',
      },
      {
        screen: 'what a coverage covers',
        go: pressing('What it covers'),
        see: 'What is included',
        in: ':is(ui-dialog, ui-drawer)[open] *',
      },
      {
        screen: 'additional needs',
        go: both(pressing('Close', 1), pressing('Tell us about additional needs')),
        see: 'Do you need something else?',
        in: ':is(ui-dialog, ui-drawer)[open] *',
      },
    ],
  },
  {
    persona: 'ms-released',
    flags,
    chosen: 'pk_041_2',
    stops: [
      {
        screen: 'billing',
        address: '/market-submission/ms_041/billing',
        go: pressing('Buy Now Recommended'),
        see: 'How would you like to pay?',
      },
      {
        screen: 'checkout by bank',
        address: '/market-submission/ms_041/checkout/MONTHLY',
        go: pressing('Continue to Payment'),
        see: 'Connect your bank',
        in: 'main',
      },
      {
        screen: 'window of the bank',
        go: pressing('Connect your bank'),
        see: 'First Platypus Bank',
        in: '[role=dialog], dialog',
      },
      {
        screen: 'checkout by card',
        go: both(typing('Escape'), pressing('Credit card')),
        see: 'Card number',
        in: '.card-form[aria-busy=false]',
      },
      {
        screen: 'checkout with a declined card',
        go: both(
          filling('Credit or debit card number', '4000 0000 0000 0002'),
          filling('Credit or debit card expiration date', '12 / 30'),
          filling('Credit or debit card CVC/CVV', '123'),
          filling('Postal code', '94105'),
          pressing('Send for Signature'),
        ),
        see: 'We were unable to process your payment.',
        in: 'main',
      },
    ],
  },
  {
    persona: 'custom-package-client',
    flags,
    stops: [{ screen: 'comparison with a custom package', see: 'Your Package Options' }],
  },
  {
    persona: 'package-in-review',
    flags,
    stops: [{ screen: 'comparison during a review', see: 'Under Review', in: 'main' }],
  },
  {
    persona: 'ms-bind-requested',
    flags,
    stops: [{ screen: 'confirmation', see: 'Sign the documents', in: 'main' }],
  },
];
