import type { Browser } from 'webdriverio';
import { fill, press } from '../../browser/press.ts';
import { waitInTest } from '../../browser/wait-in-test.ts';
import { follow, type VisitStart } from '../page.ts';

/** One state of one screen: the steps from the previous stop, and a text that identifies it. */
export type Stop = {
  readonly screen: string;
  /** Its address, if that is enough to open it. A stop without steps is opened by it. */
  readonly address?: string;
  readonly go?: (page: Browser) => Promise<unknown>;
  /** A text that only this state shows. */
  readonly see: string;
  /** Whether to check it on a wide screen, too, because the page fills it. */
  readonly isWide?: boolean;
  /** Its heading isn't known yet, so it has none. */
  readonly hasNoHeading?: boolean;
  /** The element that contains it: the screen's heading, unless a selector is given. */
  readonly in?: string;
};

export type Tour = VisitStart & {
  readonly stops: readonly Stop[];
  /** The package that has to be chosen before its addresses open, where no stop presses Buy Now. */
  readonly chosen?: string;
};

export const pressing = (name: string, number?: number) => (page: Browser) =>
  press(page, name, number);
export const filling = (label: string, text: string) => (page: Browser) => fill(page, label, text);
export const following = (path: string) => (page: Browser) => follow(page, path);
/** Opens a screen like a router: with the reason in the navigation state. */
export const arriving = (address: string, because: string) => async (page: Browser) => {
  const push = () =>
    page.execute(
      (to, reason) => {
        const { fairlead } = globalThis as unknown as { fairlead?: Shell };
        // Waits for the first screen, which may override earlier navigations.
        if (!fairlead?.scope.getState(fairlead.store.$route)) return false;
        const history = fairlead.scope.getState(fairlead.store.$history) as History;
        history.push({ address: to, state: { because: reason } });
        return true;
      },
      address,
      because,
    );
  await waitInTest(push, 'The shell did not start');
};

type History = { push(place: object): void };
type Shell = {
  readonly scope: { getState(store: unknown): unknown };
  readonly store: { readonly $history: unknown; readonly $route: unknown };
};

export const typing =
  (...keys: readonly string[]) =>
  (page: Browser) =>
    page.keys([...keys]);
export const both =
  (...steps: readonly NonNullable<Stop['go']>[]) =>
  async (page: Browser) => {
    for (const step of steps) await step(page);
  };
