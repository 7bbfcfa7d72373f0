import type { Package } from '@fairlead/contracts/packages';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aCoverage, aCustomPackage, aPackage, aQuote, aSubmission } from './builders.ts';

export const pageOf = (id: string) => `/market-submission/ms_1/packages/${id}`;
export const own = pageOf('pk_9');

/** A recommended package and the client's own, of Directors & Officers and Employment Practices. */
export const withOwn = (more: Partial<Package> = {}) => {
  const coverages = [aCoverage('dao'), aCoverage('epl')];
  const custom = aCustomPackage({ quotes: [aQuote('own', { coverages })], ...more });
  return aSubmission({ packages: [aPackage('pk_1'), custom] });
};

const available = [
  aCoverage('dao'),
  aCoverage('epl'),
  aCoverage('fiduciary', { stp_available: false }),
];

export const base: AnswerFunctions = {
  'get-market-submission': () => withOwn(),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'get-available-coverages': () => [
    { carrier_id: 'carrier', product_name: 'SML', coverages: available },
  ],
};
