import { utcDayOf } from '@fairlead/domain/calendar-day';
import type { Page } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import { bankVisit } from '../bank-visit.ts';
import { actFrom } from './act.ts';
import { markActive } from './activity.ts';
import { pageNow } from './clock.ts';
import type { PageCache } from './page-cache.ts';
import type { Progress } from './progress.ts';
import type { Shortfall } from './task-response.ts';
import { createWait, waitUntilIdle } from './waiting.ts';

/** The time limit for a fact to appear, on the page's clock. */
const pageTimeLimit = 180_000;

/** Something that a task needs isn't on the page. */
export class NotOnPageError extends Error {
  readonly shortfall: Shortfall;

  constructor(shortfall: Shortfall) {
    super(shortfall.message);
    this.shortfall = shortfall;
  }
}

/** A task must continue outside the page: it needs the browser, or takes longer than one call may. */
export class HandoverError extends Error {}

/**
 * Creates a page that performs tasks from within the document. It records every response to a task: if the document is
 * left, the task is repeated in the next one with the same responses and continues from there. When it takes too long,
 * it is handed over to the driver outside.
 */
export function createTaskPage(
  progress: Progress,
  pageCache: PageCache,
  isLate: () => boolean,
): Page {
  const again = progress.responses.values();

  async function respond<Value>(ask: () => Promise<Value>): Promise<Value> {
    const { value: response } = again.next();
    if (response && 'shortfall' in response) throw new NotOnPageError(response.shortfall);
    if (response) return response.value as Value;
    if (isLate()) throw new HandoverError();
    try {
      const value = await ask();
      progress.responses.push({ value });
      return value;
    } catch (error) {
      if (error instanceof NotOnPageError) progress.responses.push({ shortfall: error.shortfall });
      throw error;
    } finally {
      progress.done = 0;
    }
  }

  const handOver = () => Promise.reject(new HandoverError());
  const page: Page = {
    act: (...actions) =>
      respond(async () => {
        pageCache.forget();
        const outcome = await actFrom(actions, progress);
        if (!outcome.ok) throw new NotOnPageError({ ...outcome, expected: [outcome.message] });
        pageCache.forget(outcome.summary);
      }),
    read: () => respond(async () => (await observeAgain()).outline),
    until: (find, what) => respond(() => until(find, what)),
    follow: (address) =>
      respond(async () => {
        pageCache.forget();
        if (progress.done === 0) {
          progress.done = 1;
          followLink(address);
        }
        markActive();
        await waitUntilIdle();
      }),
    today: () => respond(async () => utcDayOf(pageNow())),
    key: handOver,
    loginSite: { signIn: handOver, signUp: handOver, openVerificationEmail: handOver },
    visitBank: (visit, open) => bankVisit(page, visit, open),
    visitCarta: handOver,
    answerDocuments: handOver,
  };
  return page;

  async function until<Found>(
    find: (outline: Outline) => Found | null | undefined | false,
    what: string,
  ): Promise<Found> {
    let wait: (() => Promise<boolean>) | null = null;
    for (;;) {
      const { outline } = await observeAgain();
      const found = find(outline);
      if (found) return found;
      wait ??= createWait(pageNow() + pageTimeLimit);
      if (!(await wait()))
        throw new NotOnPageError({
          message: `${what}: did not appear`,
          expected: [what],
          found: textsOf(outline),
        });
    }
  }

  function observeAgain() {
    pageCache.forget();
    return pageCache.observe();
  }
}

/** Navigates to an address like a link on this page. */
export function followLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
