import {
  type AnswerFunctions,
  failOnLoggedErrors,
  openInVirtualTime,
} from '@fairlead/mfe-kit/testing';
import { today } from './builders.ts';
import { createPage, type PageOptions } from './create-page.ts';

type Options = PageOptions & {
  readonly answers: AnswerFunctions;
  /** Timers are real, and only the date is fixed. For tests of screens. */
  readonly realTime?: boolean;
};

/**
 * Opens an address with this area alone on the page, on the day of the tests, in virtual time. Nothing that a model does may
 * throw: the test would fail.
 */
export function openScreen(address: string, { answers, realTime, ...options }: Options) {
  failOnLoggedErrors();
  return openInVirtualTime(() => createPage(address, answers, options), { today, realTime });
}
