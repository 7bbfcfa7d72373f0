import type { Page } from '@fairlead/mfe-kit/page';
import { bankVisit } from './bank-visit.ts';
import type { Told } from './page/told.ts';
import { shortfallError } from './shortfall-error.ts';

/** A page that first tells a task again what it was told before, so that it comes to where it was; then it goes on. */
export function toldAgain(page: Page, before: readonly Told[]): Page {
  const again = before.values();

  async function tell<Value>(ask: () => Promise<Value>): Promise<Value> {
    const { value: told } = again.next();
    if (!told) return ask();
    if ('shortfall' in told) throw shortfallError(told.shortfall);
    return told.value as Value;
  }

  const same: Page = {
    ...page,
    act: (...actions) => tell(() => page.act(...actions)),
    read: () => tell(() => page.read()),
    until: (find, what) => tell(() => page.until(find, what)),
    follow: (address) => tell(() => page.follow(address)),
    today: () => tell(() => page.today()),
    visitBank: (visit, open) => bankVisit(same, visit, open),
  };
  return same;
}
