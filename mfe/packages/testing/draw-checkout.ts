import { type AnswerFunctions as Answers, linked } from '@fairlead/mfe-kit/testing';
import { aSubmission } from './builders.ts';
import type { PageOptions as Options } from './create-page.ts';
import { drawScreen } from './draw-screen.ts';

export { cardForm, filledCard } from '@fairlead/mfe-kit/testing';

/** A package is selected, and a bank can be connected. */
const base: Answers = {
  'get-market-submission': () => aSubmission({ selected_package_id: 'pk_1' }),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'create-link-token': () => ({ link_token: 'link-1' }),
};

/** The checkout of a schedule, drawn. */
export const drawCheckout = (options: Options = {}, answers: Answers = {}, schedule = 'MONTHLY') =>
  drawScreen(`/market-submission/ms_1/checkout/${schedule}`, { ...base, ...answers }, options);

/** A person who chooses one account in the window of the bank. */
export const linksBank: Options = { bankLink: () => linked('a') };

export const withBank = { 'ach-payment': true };
export const withFees = { ...withBank, 'charge-transaction-fees': true };

export const understood =
  'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.';
