import type { AnswerFunctions as Answers } from '@fairlead/mfe-kit/testing';
import { aPackage, aQuote, aSubmission } from './builders.ts';
import { drawScreen } from './draw-screen.ts';

const base: Answers = {
  'get-market-submission': () => aSubmission({ selected_package_id: 'pk_1' }),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'set-requested-effective-date': () => ({}),
};

/** The billing of a package that is selected, drawn. */
export const drawBilling = (answers: Answers = {}) =>
  drawScreen('/market-submission/ms_1/billing', { ...base, ...answers });

/** A server whose selected package has this quote. */
export const priced = (more: Parameters<typeof aQuote>[1]) => () =>
  aSubmission({
    selected_package_id: 'pk_1',
    packages: [aPackage('pk_1', { quotes: [aQuote('a', more)] }), aPackage('pk_2')],
  });
