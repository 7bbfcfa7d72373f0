import { drawInVirtualTime } from '@fairlead/headless-page/testing/draw-in-virtual-time';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { definition } from '../src/definition.ts';
import { filledCard, paying, paymentPage } from './answers.ts';
import { today } from './builders.ts';
import { createPage, type PageOptions } from './create-page.ts';

// Here and not in a test, whose time it would take.
await preloadLazyViews();

/** Draws the screen of an address of this area with a quote to pay for, in virtual time, on the day of the tests. */
export const drawScreen = (
  address: string,
  answers: AnswerFunctions = {},
  options: PageOptions = {},
) => drawInVirtualTime(definition, today, () => createPage(address, paying(answers), options));

/** Draws the payment page with a filled-in card form. */
export const drawPaymentPage = (
  answers: AnswerFunctions = {},
  options: PageOptions = {},
  address = paymentPage,
) => drawScreen(address, answers, { ...filledCard, ...options });

/** The flags with which payments by bank and transaction fees are on. */
export const withFees = { 'ach-payment': true, 'charge-transaction-fees': true };
