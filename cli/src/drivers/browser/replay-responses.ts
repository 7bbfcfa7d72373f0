import type { Page } from '@fairlead/mfe-kit/page';
import { bankVisit } from './bank-visit.ts';
import type { TaskResponse } from './page/task-response.ts';
import { shortfallError } from './shortfall-error.ts';

/** A page that first tells a task again what it was told before, so that it comes to where it was; then it goes on. */
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
