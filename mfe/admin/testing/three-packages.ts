import { aPackage, aQuote, aSubmission } from './submission.ts';

/** A quote-blocked submission of a ready package, a draft that has a product twice, and an archived package. */
export const threePackages = aSubmission([
  aPackage('a', { name: 'Growth', status: 'READY', order: 1 }),
  aPackage('b', {
    name: 'Complete',
    order: 2,
    quotes: [aQuote({ annual_quote_id: 'b1' }), aQuote({ annual_quote_id: 'b2' })],
  }),
  aPackage('c', { name: 'Old', status: 'ARCHIVED', order: 3 }),
]);
