import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aCoverage, aCustomPackage, aPackage, aQuote, aSubmission } from './builders.ts';
import { openScreen } from './open-screen.ts';

export const pageOf = (id: string) => `/market-submission/ms_1/packages/${id}`;
export const own = pageOf('pk_9');
export const available = () => [
  {
    carrier_id: 'carrier',
    product_name: 'SML',
    coverages: [
      aCoverage('dao'),
      aCoverage('epl'),
      aCoverage('fiduciary', { stp_available: false }),
    ],
  },
];
export const twoCoverages = (more: Partial<Package> = {}) =>
  aCustomPackage({
    quotes: [aQuote('own', { coverages: [aCoverage('dao'), aCoverage('epl')] })],
    ...more,
  });
export const withOwn = (more: Partial<Package> = {}, submission: Partial<MarketSubmission> = {}) =>
  aSubmission({ packages: [aPackage('pk_1'), twoCoverages(more)], ...submission });

export const base: AnswerFunctions = {
  'get-market-submission': () => withOwn(),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'get-available-coverages': available,
};
export const open = (
  address: string,
  answers: AnswerFunctions = {},
  more: Partial<Parameters<typeof openScreen>[1]> = {},
) => openScreen(address, { answers: { ...base, ...answers }, ...more });
export type Page = Awaited<ReturnType<typeof open>>;

export const changeLimit = async ({ model, send }: Page, value = 200_000_000) => {
  await send(model.packagePage.drawer.opened, 'epl');
  await send(model.packagePage.drawer.nowChosen, { part: 'epl_agg_limit', value });
  await send(model.packagePage.drawer.applied);
};
export const askReview = async ({ model, send }: Page) => {
  await send(model.packagePage.drawer.opened, 'epl');
  await send(model.packagePage.drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  await send(model.packagePage.drawer.applied);
};
