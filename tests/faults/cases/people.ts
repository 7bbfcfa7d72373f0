import { task } from '../call-case.ts';

/** The intake form of a founder who is new. */
export const ada = task('fill in intake', {
  'legal business name': 'Pebblewick Labs, Inc.',
  website: 'https://pebblewicklabs.example.com',
  address: '137 Halyard Street',
  'address line 2': 'Floor 2',
  'type of location': 'Co-working space',
  'first name': 'Ada',
  'last name': 'Lindqvist',
  'job title': 'CEO',
  email: 'ada@pebblewicklabs.example.com',
  'phone number': '(415) 555-0111',
  'how did you hear about us': 'Search Engine',
  terms: true,
});

/** The same form of someone whose company is a client already. */
export const ruth = task('fill in intake', {
  'legal business name': 'Brindlecove Systems, Inc.',
  website: 'https://brindlecovesystems.example.com',
  address: '137 Halyard Street',
  'type of location': 'Co-working space',
  'first name': 'Ruth',
  'last name': 'Abernathy',
  'job title': 'COO',
  email: 'ruth@brindlecovesystems.example.com',
  'phone number': '(404) 555-0114',
  'how did you hear about us': 'Search Engine',
  terms: true,
});

/** Every required field of 'About the company'. */
export const aboutTheCompany = task('answer', {
  'Entity type': 'C corporation',
  'State of formation': 'Delaware',
  'Date of formation': '2021-03-15',
  'FEIN, nine digits': '84-1234567',
  'Parent or affiliate': false,
  'Bankruptcy, judgments, liens': false,
});
