import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { $paymentInFlight, draftDelay } from '@fairlead/store';
import { allSettled, type EventCallable } from 'effector';
import { onTestFinished, vi } from 'vitest';
import { today } from './builders.ts';
import { createPage, type PageOptions } from './create-page.ts';

type Options = PageOptions & {
  readonly answers: AnswerFunctions;
  /** Timers run as they do outside of tests; only the date stands still. For tests of what is drawn. */
  readonly realTime?: boolean;
};

/** Opens an address with this area alone on the page, on the day of the tests, in virtual time. */
export async function openScreen(address: string, { answers, realTime, ...options }: Options) {
  vi.useFakeTimers({
    now: new Date(`${today}T12:00:00`),
    ...(realTime ? { toFake: ['Date'] } : {}),
  });
  onTestFinished(() => void vi.useRealTimers());
  const page = createPage(address, answers, options);
  await page.start();
  const { scope, history, calls, get } = page;
  return {
    ...page,
    /** The names of the calls that were made, in their order. */
    called: () => calls.map(({ name }) => name),
    isPaying: () => get($paymentInFlight),
    /** Fires the event, and lets pass what a draft waits before it is written: nothing is settled before that. */
    send: async <Params>(
      event: EventCallable<Params>,
      ...[params]: [Params] extends [void] ? [undefined?] : [NoInfer<Params>]
    ) => {
      void allSettled(event as EventCallable<unknown>, { scope, params });
      await vi.advanceTimersByTimeAsync(draftDelay);
    },
    /** Lets that many milliseconds pass. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    wentBack: () => history.back(),
  };
}
