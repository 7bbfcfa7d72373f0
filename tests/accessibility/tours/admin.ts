import { both, filling, pressing, type Tour, typing } from './tour.ts';

/** The tool with which packages are made. */
export const adminTours: readonly Tour[] = [
  {
    persona: 'admin-without-application',
    stops: [{ screen: 'no application chosen', see: 'Which application?' }],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin',
    stops: [
      { screen: 'submissions', see: 'Oxlip Fieldworks', in: '.subs-table' },
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
      { screen: 'board', see: 'Packages' },
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
        in: 'ui-dialog[open] *',
      },
    ],
  },
  {
    persona: 'admin-quote-blocked',
    path: '/admin/market-submissions/ms_051/quote-library',
    stops: [
      { screen: 'quote library', see: 'Quote Library', in: 'aside h2' },
      {
        screen: 'filter of the library',
        go: pressing('Filter'),
        see: 'Coverage',
        in: '.filter-panel legend',
      },
      {
        screen: 'Request Quotes',
        go: both(pressing('Filter'), pressing('Request Quotes')),
        see: 'Request Quotes',
        in: '.rq h2',
      },
    ],
  },
];
