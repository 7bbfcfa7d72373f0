import { both, filling, following, pressing, type Tour, typing } from './tour.ts';

/** The admin tool. */
export const adminTours: readonly Tour[] = [
  {
    persona: 'admin-without-application',
    stops: [{ screen: 'no application chosen', see: 'Which application?' }],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin',
    stops: [
      { screen: 'submissions', see: 'Oxlip Fieldworks', in: '.subs-table', isWide: true },
      {
        screen: 'submissions that were searched',
        go: filling('Search company, contact, or number', 'ox'),
        see: 'Ox',
        in: '.subs-table mark',
      },
      {
        screen: 'no submission found',
        go: filling('Search company, contact, or number', 'no such company'),
        see: 'No submissions found',
        in: '.subs h2',
      },
    ],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin/market-submissions/ms_051',
    stops: [
      { screen: 'board', see: 'Packages', isWide: true },
      {
        screen: 'menu of a package',
        go: pressing('Ready Status of Essentials'),
        see: 'Archive',
        in: '[role=menu]',
      },
      {
        screen: 'name and description',
        go: both(typing('Escape'), pressing('Edit name and description of Essentials')),
        see: 'Description',
        in: 'form',
      },
      {
        screen: 'quote beside the board',
        go: pressing('Details of Cyber, E&O, Media in Essentials'),
        see: 'Aggregate Limit',
        in: 'main',
      },
      {
        screen: 'menu of the submission',
        go: pressing('Quote Blocked Submission status'),
        see: 'Live',
        in: '[role=menu]',
      },
      {
        screen: 'release dialog',
        go: pressing('Live The client sees 2 ready packages.'),
        see: 'Set this submission',
        isWide: true,
        in: 'ui-dialog[open] *',
      },
    ],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin/market-submissions/ms_051/quote-library',
    stops: [
      { screen: 'quote library', see: 'Quote Library', in: 'aside h2', isWide: true },
      {
        screen: 'filter of the library',
        go: pressing('Filter'),
        see: 'Coverage',
        in: '.filter-panel legend',
        isWide: true,
      },
      {
        screen: 'Request Quotes',
        go: both(pressing('Filter'), pressing('Request Quotes')),
        see: 'Request Quotes',
        in: '.rq h2',
        isWide: true,
      },
    ],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin/market-submissions/ms_037',
    stops: [
      {
        screen: 'board without packages',
        see: 'no packages yet',
        in: '.board-empty',
        isWide: true,
      },
      {
        screen: 'board of a live submission',
        address: '/admin/market-submissions/ms_041',
        see: 'Live',
        in: '.board-status',
      },
      {
        screen: 'quote-block dialog',
        go: both(
          pressing('Live Submission status'),
          pressing('Quote Block Packages can be edited. The client waits.'),
        ),
        see: 'Quote block this submission',
        in: 'ui-dialog[open] *',
        isWide: true,
      },
    ],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin/market-submissions/ms_043',
    stops: [
      {
        screen: 'board of a bound submission',
        isWide: true,
        see: 'The submission is bound',
        in: '.board-notices',
      },
      {
        screen: 'library of a bound submission',
        address: '/admin/market-submissions/ms_043/quote-library',
        see: 'Quote Library',
        in: 'aside h2',
        isWide: true,
      },
      {
        screen: 'board of one package',
        address: '/admin/market-submissions/ms_045',
        see: 'Live',
        in: '.board-status',
        isWide: true,
      },
      {
        screen: 'board with an invalidated package',
        address: '/admin/market-submissions/ms_007',
        see: 'Invalidated',
        in: '.column',
        isWide: true,
      },
      {
        screen: 'board of expired quotes',
        address: '/admin/market-submissions/ms_044',
        see: 'Refresh packages',
        in: '.board-notices',
        isWide: true,
      },
      {
        screen: 'board of an expired application',
        address: '/admin/market-submissions/ms_048',
        see: 'Application expired',
        in: 'ui-dialog[open] *',
      },
      {
        screen: 'no such submission',
        address: '/admin/market-submissions/ms_999',
        go: both(typing('Escape'), following('/admin/market-submissions/ms_999')),
        see: 'We couldn’t find this submission',
      },
    ],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin/market-submission/ms_041',
    stops: [
      { screen: 'packages as the client sees them', see: 'Your Package Options' },
      {
        screen: 'package as the client sees it',
        address: '/admin/market-submission/ms_041/packages/pk_041_2',
        see: 'Recommended',
      },
    ],
  },
];
