import { pressing, type Tour } from './tour.ts';

const set = (name: string) => `/application/app_006/qs_${name}`;

/** Creating, answering and submitting an application. */
export const applicationTours: readonly Tour[] = [
  {
    persona: 'carta-not-connected',
    path: '/application/app_035/carta',
    stops: [{ screen: 'carta', see: 'Connect Carta and answer fewer questions' }],
  },
  {
    persona: 'returning-in-progress',
    stops: [
      { screen: 'question set of amounts', see: 'Products and contracts' },
      { screen: 'question set of choices', address: set('industry'), see: 'What you do' },
      { screen: 'question set of numbers', address: set('operations'), see: 'How you operate' },
      { screen: 'question set of money', address: set('revenue_and_forecast'), see: 'Revenue and' },
    ],
  },
  {
    persona: 'returning-in-progress',
    stops: [
      {
        screen: 'question set of dates',
        address: set('funding_and_cap_table'),
        see: 'Funding and',
      },
      { screen: 'question set that repeats', address: set('employees_by_state'), see: 'People by' },
    ],
  },
  {
    persona: 'returning-in-progress',
    stops: [
      { screen: 'question set of addresses', address: set('locations'), see: 'Locations' },
      {
        screen: 'question set, another row',
        go: pressing('Add another location'),
        see: 'Location 2',
        in: 'form',
      },
    ],
  },
  {
    persona: 'returning-in-progress',
    stops: [
      {
        screen: 'question set with an exclusive option',
        address: set('property'),
        see: 'Property',
      },
      { screen: 'question set of texts', address: set('company'), see: 'About the company' },
    ],
  },
  {
    persona: 'returning-created',
    stops: [
      { screen: 'first question set', see: 'About the company' },
      {
        screen: 'question set with errors',
        go: pressing('Save & Continue'),
        see: 'Some answers are missing',
        in: '.error-summary:focus',
      },
    ],
  },
  {
    persona: 'expired-application',
    stops: [
      {
        screen: 'review',
        go: pressing('Go to review'),
        see: 'Please check your answers',
      },
    ],
  },
  {
    persona: 'returning-at-review',
    stops: [{ screen: 'review of a first application', see: 'Please check your answers' }],
  },
];
