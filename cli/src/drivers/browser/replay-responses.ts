import type { Page } from '@fairlead/mfe-kit/page';
import { bankVisit } from './bank-visit.ts';
import type { TaskResponse } from './page/task-response.ts';
import { shortfallError } from './shortfall-error.ts';

/** Wraps a page so that it first repeats its earlier responses to a task, then continues with real ones. */
export function replayResponses(page: Page, before: readonly TaskResponse[]): Page {
  const again = before.values();

  async function respond<Value>(ask: () => Promise<Value>): Promise<Value> {
    const { value: response } = again.next();
    if (!response) return ask();
    if ('shortfall' in response) throw shortfallError(response.shortfall);
    return response.value as Value;
  }

  const same: Page = {
    ...page,
    act: (...actions) => respond(() => page.act(...actions)),
    read: () => respond(() => page.read()),
    until: (find, what) => respond(() => page.until(find, what)),
    follow: (address) => respond(() => page.follow(address)),
    today: () => respond(() => page.today()),
    visitBank: (visit, open) => bankVisit(same, visit, open),
  };
  return same;
}
