import { utcDayOf } from '@fairlead/domain/calendar-day';
import { findOperation, findSuggestion } from '@fairlead/headless-page/find';
import type { Operation } from '@fairlead/headless-page/find-control';
import { findNotTaken } from '@fairlead/headless-page/taken';
import type { LoginSite, Page, PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import type { ViewNode } from '@fairlead/ui/semantics/view';
import { hasSecretValue } from '@fairlead/ui/semantics/view-states';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { PageFailure } from '../../page/page-failure.ts';
import type { Waiting } from '../../run/terms/scenario-session.ts';
import type { Tab } from './tab.ts';
import type { Traffic } from './traffic.ts';
import type { Connection } from './world.ts';

type HeadlessPageOptions = Pick<Connection, 'site' | 'vendorForms'> & {
  readonly tab: Tab;
  readonly traffic: Pick<Traffic, 'rest'>;
  /** The time limit for a control or a fact to appear. */
  readonly startWaiting: () => Waiting;
  /** Whether every press is a double press. */
  readonly pressesTwice: () => boolean;
  /** Whether the actor uses the keyboard only, which leaves a field with Tab once it is filled in. */
  readonly keyboard: boolean;
};

/** An actor's page, and leaving the field in which the actor typed. */
export type HeadlessPage = Page & {
  /** Leaves the field that the last action was about, unless something has been pressed since. */
  leaveField(): Promise<void>;
};

/** Creates a page that finds controls by accessible name and calls their handlers. */
export function createHeadlessPage({
  tab,
  traffic,
  startWaiting,
  pressesTwice,
  keyboard,
  site,
  vendorForms,
}: HeadlessPageOptions): HeadlessPage {
  /** The field that has the focus until the next action or expectation, as in a browser. */
  let entered: ViewNode | null = null;
  const self: HeadlessPage = {
    leaveField,
    async act(...actions) {
      for (const action of actions) await perform(action);
    },
    async read() {
      await leaveField();
      await traffic.rest();
      return outline();
    },
    until,
    async follow(address) {
      tab.operate(({ follow }) => follow(address));
      await traffic.rest();
    },
    today: async () => utcDayOf(Date.now()),
    async key(name) {
      const focused = entered;
      entered = null;
      tab.operate(({ pressKey }) => pressKey(name, focused));
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
      await traffic.rest();
    },
    async visitCarta(answer, open) {
      await open();
      const url = tab.takePopup();
      if (url === null) throw new Error('The page opened no window');
      const window = tab.openWindow(site.cartaAddress(url, answer));
      await traffic.rest();
      const wait = startWaiting();
      // The window closes by itself, or stays open with an error.
      while (window.isOpen() && !offersTryAgain(window.document().page.read()))
        if (!(await wait.wait())) throw new Error('The window of Carta did not close');
      window.close();
      await traffic.rest();
    },
  };
  return self;

  function outline() {
    return tab.outside() === null ? tab.document().page.read() : [];
  }

  async function until<Found>(
    find: (page: ReturnType<typeof outline>) => Found | null | undefined | false,
    what: string,
  ): Promise<Found> {
    await leaveField();
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
    const { node } = await findWhenThere(action);
    // The pointer goes down before it comes up: what it leaves reacts first, also if only the screen has focused it.
    const left = entered ?? tab.document().page.focusedControl();
    if (left) tab.operate(({ leave }) => leave(left, node));
    const found = await findWhenThere(action);
    const control = tab.operate(({ perform }) => perform(found));
    if (found.kind === 'press' && (pressesTwice() || isDouble(action))) pressAgain(action);
    refuseNotTaken(action);
    // A suggestion can only be picked while the field has the focus.
    entered = found.kind === 'press' || 'suggest' in action ? null : control;
    await traffic.rest();
    if (keyboard && found.kind === 'fill' && !('suggest' in action)) await leaveField();
    if ('suggest' in action) await takeSuggestion(action.suggest, action.with);
  }

  async function leaveField(): Promise<void> {
    const left = entered;
    entered = null;
    if (!left) return;
    tab.operate(({ leave }) => leave(left));
    await traffic.rest();
  }

  /** What was typed or chosen is read back before the field is left, which may reformat it. */
  function refuseNotTaken(action: PageAction): void {
    const { page } = tab.document();
    const isSecret = (field: OutlineNode) => hasSecretValue(page.elementOf(field).props);
    const found = findNotTaken(outline(), action, isSecret);
    if (found) throw new PageFailure(found.missing, [found.missing], found.offers);
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

  /** The second press hits whatever control is there after the first one. */
  function pressAgain(action: PageAction): void {
    const found = findOperation(outline(), action);
    if (!('missing' in found)) tab.operate(({ perform }) => perform(found));
  }

  async function takeSuggestion(field: string, text: string): Promise<void> {
    const option = await until(
      (page) => findSuggestion(page, text),
      `A suggestion that begins with '${text}' in '${field}'`,
    );
    tab.operate(({ press }) => press(option));
    await traffic.rest();
  }

  function loginSite(): LoginSite {
    const comeBack = async (address: Promise<string>) => {
      tab.load(await address);
      await traffic.rest();
    };
    return {
      signIn: (email) => comeBack(site.signIn(email, tab.outside())),
      signUp: (email) => comeBack(site.signUp(email, tab.outside())),
      openVerificationEmail: (email) => comeBack(site.openVerificationEmail(email)),
    };
  }
}

const isDouble = (action: PageAction) => 'press' in action && action.twice === true;

const offersTryAgain = (page: Outline): boolean =>
  nodesOf(page).some(({ role, name }) => role === 'button' && name === 'Try again');
