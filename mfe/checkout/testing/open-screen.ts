import { type AnswerFunctions, openInVirtualTime } from '@fairlead/mfe-kit/testing';
import { paying } from './answers.ts';
import { today } from './builders.ts';
import { createPage, type PageOptions } from './create-page.ts';

type Options = PageOptions & {
  /** Timers are real, and only the date is fixed. For tests of screens. */
  readonly realTime?: boolean;
};

/** Opens an address with this area alone on the page and a quote to pay for, on the day of the tests, in virtual time. */
export const openScreen = (
  address: string,
  answers: AnswerFunctions = {},
  { realTime, ...options }: Options = {},
) => openInVirtualTime(() => createPage(address, paying(answers), options), { today, realTime });

export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>;
