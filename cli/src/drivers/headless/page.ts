import { matchRoute } from '@fairlead/domain';
import { findOperation, findSuggestion, type Operation } from '@fairlead/headless-page/find';
import {
  type Links,
  leave,
  operate as operateControl,
  ownerOf,
  press,
  pressEscape,
  sameControl,
} from '@fairlead/headless-page/operate';
import type { LoginSite, Page, PageAction } from '@fairlead/mfe-kit/page';
import { $history } from '@fairlead/store';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { ViewNode } from '@fairlead/ui/semantics/view';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { PageFailure } from '../../page/page-failure.ts';
import type { Waiting } from '../../run/scenario-session.ts';
import type { Tab } from './tab.ts';
import type { Traffic } from './traffic.ts';
import type { Connection } from './world.ts';

type HeadlessPageOptions = Pick<Connection, 'site' | 'vendorForms'> & {
  readonly tab: Tab;
  readonly traffic: Traffic;
  /** The time limit for a control or a fact to appear. */
  readonly startWaiting: () => Waiting;
  /** Whether every press is a double press. */
  readonly isDouble: () => boolean;
};

/** Creates a page that finds controls by accessible name and calls their handlers. */
export function createHeadlessPage({
  tab,
  traffic,
  startWaiting,
  isDouble,
  site,
  vendorForms,
}: HeadlessPageOptions): Page {
  const links: Links = {
    follow(address, opensTab) {
      if (opensTab) return;
      traffic.stir();
      const { pathname, search, hash } = new URL(address, 'http://here');
      if (hash && pathname === '/') return;
      const isOurs = address.startsWith('/') && matchRoute(pathname);
      if (isOurs)
        tab
          .scope()
          .getState($history)
          .push({ address: pathname + search, state: {} });
      else tab.load(address);
    },
    jump() {},
  };
  const self: Page = {
    async act(...actions) {
      for (const action of actions) await perform(action);
    },
    async read() {
      await traffic.rest();
      return outline();
    },
    until,
    async follow(address) {
      links.follow(address, false);
      await traffic.rest();
    },
    today: async () => new Date().toISOString().slice(0, 10),
    async key(name) {
      traffic.stir();
      if (name === 'Escape') pressEscape(tab.page().view(), tab.page().focusedControl());
      await traffic.rest();
    },
    loginSite: loginSite(),
    async visitBank(visit, open) {
      vendorForms.planBankVisit(visit);
      await open();
    },
    async answerDocuments(answer) {
      const address = tab.address();
      await site.answerDocuments(answer);
      tab.load(address);
      traffic.stir();
      await traffic.rest();
    },
    async visitCarta(answer, open) {
      await open();
      const url = tab.takePopup();
      if (url === null) throw new Error('The page opened no window');
      const window = tab.openWindow(site.cartaAddress(url, answer));
      traffic.stir();
      await traffic.rest();
      const wait = startWaiting();
      // The window closes by itself, or stays open with an error.
      while (window.isOpen() && !offersTryAgain(window.page().read()))
        if (!(await wait.wait())) throw new Error('The window of Carta did not close');
      window.close();
      traffic.stir();
      await traffic.rest();
    },
  };
  return self;

  function outline() {
    return tab.outside() === null ? tab.page().read() : [];
  }

  async function until<Found>(
    find: (page: ReturnType<typeof outline>) => Found | null | undefined | false,
    what: string,
  ): Promise<Found> {
    const wait = startWaiting();
    await traffic.rest();
    for (;;) {
      const found = find(outline());
      if (found) return found;
      if (!(await wait.wait()))
        throw new PageFailure(
          `${what}: did not appear; ${wait.waited()}`,
          [what],
          textsOf(outline()),
        );
    }
  }

  async function perform(action: PageAction): Promise<void> {
    const found = await findWhenThere(action);
    const control = operate(found);
    if (found.kind === 'press' && isDouble()) pressAgain(action);
    // A suggestion can only be picked while the field has the focus.
    if (found.kind !== 'press' && !('suggest' in action)) leaveControl(control);
    await traffic.rest();
    if ('suggest' in action) await takeSuggestion(action.suggest, action.with);
  }

  async function findWhenThere(action: PageAction): Promise<Operation> {
    const wait = startWaiting();
    await traffic.rest();
    for (;;) {
      const found = findOperation(outline(), action);
      if (!('missing' in found)) return found;
      if (!(await wait.wait())) throw new PageFailure(found.missing, [found.missing], found.offers);
    }
  }

  /** Performs an operation and returns its control. */
  function operate(operation: Operation): ViewNode {
    traffic.stir();
    const page = tab.page();
    const control = page.elementOf(operation.node);
    // What is pressed has the focus unless the screen moves it on; a field is left again.
    page.focus(operation.kind === 'press' ? (ownerOf(control)?.live ?? null) : null);
    operateControl(control, operation, links);
    return control;
  }

  /** The second press hits whatever control is there after the first one. */
  function pressAgain(action: PageAction): void {
    const found = findOperation(outline(), action);
    if (!('missing' in found)) operate(found);
  }

  /** Moves the focus out of the control, which may have been redrawn. */
  function leaveControl(before: ViewNode): void {
    const now = sameControl(tab.page().view(), before);
    traffic.stir();
    if (now) leave(now);
  }

  async function takeSuggestion(field: string, text: string): Promise<void> {
    const option = await until(
      (page) => findSuggestion(page, text),
      `A suggestion that begins with '${text}' in '${field}'`,
    );
    traffic.stir();
    press(tab.page().elementOf(option), links);
    await traffic.rest();
  }

  function loginSite(): LoginSite {
    const comeBack = async (address: Promise<string>) => {
      tab.load(await address);
      traffic.stir();
      await traffic.rest();
    };
    return {
      signIn: (email) => comeBack(site.signIn(email, tab.outside())),
      signUp: (email) => comeBack(site.signUp(email, tab.outside())),
      openVerificationEmail: (email) => comeBack(site.openVerificationEmail(email)),
    };
  }
}

const offersTryAgain = (page: Outline): boolean =>
  nodesOf(page).some(({ role, name }) => role === 'button' && name === 'Try again');
