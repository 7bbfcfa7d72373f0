import { $paymentInFlight, draftDelay } from '@fairlead/store';
import { allSettled, type EventCallable } from 'effector';
import { onTestFinished, vi } from 'vitest';
import type { ClientPage } from './client-page.ts';

type Options = {
  /** The day of the test, yyyy-mm-dd. */
  readonly today: string;
  /** Timers are real, and only the date is fixed. For tests of screens. */
  readonly realTime?: boolean | undefined;
};

/** Starts a page at noon of a day, in virtual time. */
export async function openInVirtualTime<Page extends ClientPage>(
  create: () => Page,
  { today, realTime = false }: Options,
) {
  vi.useFakeTimers({
    now: new Date(`${today}T12:00:00`),
    ...(realTime ? { toFake: ['Date'] } : {}),
  });
  onTestFinished(() => void vi.useRealTimers());
  const page = create();
  await page.start();
  const { scope, history, get } = page;
  return {
    ...page,
    isPaying: () => get($paymentInFlight),
    /** Fires the event and waits until drafts are written, because nothing settles before that. */
    send: async <Params>(
      event: EventCallable<Params>,
      ...[params]: [Params] extends [void] ? [undefined?] : [NoInfer<Params>]
    ) => {
      void allSettled(event as EventCallable<unknown>, { scope, params });
      await vi.advanceTimersByTimeAsync(draftDelay);
    },
    /** Lets this many milliseconds pass. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    wentBack: () => history.back(),
  };
}
