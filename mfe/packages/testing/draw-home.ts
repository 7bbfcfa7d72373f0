import type { AnswerFunctions as Answers } from '@fairlead/mfe-kit/testing';
import { aCoverage, aSubmission } from './builders.ts';
import type { PageOptions as Options } from './create-page.ts';
import { drawScreen } from './draw-screen.ts';

export const home = '/market-submission/ms_1';

type Submission = NonNullable<Parameters<typeof aSubmission>[0]>;

/** A server that has this submission. */
export const withSubmission = (more: Submission = {}): Answers => ({
  'get-market-submission': () => aSubmission(more),
  'get-admin-market-submission': () => aSubmission(more),
  'get-market-submission-status': () => ({ status: more.status ?? 'RELEASED' }),
  'get-available-coverages': () => [
    { carrier_id: 'carrier', product_name: 'SML', coverages: [aCoverage('fiduciary')] },
  ],
});

/** The home of a submission, drawn. */
export const drawHome = (more: Submission = {}, answers: Answers = {}, options: Options = {}) =>
  drawScreen(home, { ...withSubmission(more), ...answers }, options);
