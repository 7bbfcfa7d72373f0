import { type AnswerFunctions, openInVirtualTime } from '@fairlead/mfe-kit/testing';
import { today } from './builders.ts';
import { createPage, type PageOptions } from './create-page.ts';

type Options = PageOptions & {
  readonly answers: AnswerFunctions;
  /** Timers run as they do outside of tests; only the date stands still. For tests of what is drawn. */
  readonly realTime?: boolean;
};

/** Opens an address with this area alone on the page, on the day of the tests, in virtual time. */
export const openScreen = (address: string, { answers, realTime, ...options }: Options) =>
  openInVirtualTime(() => createPage(address, answers, options), { today, realTime });
