import { setTimeout as pause } from 'node:timers/promises';
import { utcDayOf } from '@fairlead/domain/calendar-day';
import { findSuggestion } from '@fairlead/headless-page/find';
import type { CartaAnswer, Page, PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import { Key } from 'webdriverio';
import { PageFailure } from '../../page/page-failure.ts';
import { bankVisit } from './bank-visit.ts';
import type { Hand } from './hand.ts';
import { inPage } from './in-page.ts';
import { createKeyboard } from './keyboard.ts';
import type { Point } from './page/box.ts';
import type { Aimed, Settled } from './page/install.ts';
import type { PageSummary } from './page/observe.ts';
import type { Missing, Use } from './page/use.ts';
import type { Work } from './page/work.ts';
import type { VisitedSites } from './sandbox.ts';
import type { Session } from './session.ts';
import { strike, strokeOf } from './strike.ts';
import { isWindowGone, visitWindow } from './visit-window.ts';

/** The time limit for a fact to appear, on the page's clock. */
const pageTimeLimit = 180_000;

/** How long what is dragged rests where it is taken and where it is dropped, in ms on the page's clock. */
const dragRest = 200;

/** An actor's page, and leaving the field in which the actor typed. */
export type BrowserPage = Page & {
  /** Whether the focus is still in the field that the last action was about. */
  isInField(): boolean;
  /** Leaves the field that the last action was about, unless something has been pressed since. */
  leaveField(): Promise<void>;
};

type BrowserPageOptions = {
  readonly session: Session;
  /** Null: the keyboard alone. */
  readonly hand: Hand | null;
  /** The pause before each action, in real ms. */
  readonly slow: number;
  readonly appUrl: string;
  readonly createLoginSite: (act: Page['act']) => VisitedSites;
  /** Called with the page's summary after an action, and with null when something else follows. */
  readonly onLeft: (summary: PageSummary | null) => void;
};

/** Creates a page that is used with the browser's own input. */
export function createBrowserPage(options: BrowserPageOptions): BrowserPage {
  const { session, hand, slow, appUrl, createLoginSite, onLeft } = options;
  const { browser } = session;
  const keyboard = createKeyboard(browser);
  let isInField = false;
  const site = createLoginSite(act);
  const page: BrowserPage = {
    act,
    isInField: () => isInField,
    leaveField,
    async read() {
      await leaveField();
      return inPage(browser, 'readOutline');
    },
    until,
    async follow(address) {
      if (await inPage(browser, 'hasLink', address)) return perform({ follow: address });
      forget();
      await browser.navigateTo(new URL(address, appUrl).href);
      await inPage(browser, 'waitUntilIdle');
    },
    today: async () => utcDayOf(await inPage(browser, 'now')),
    async key(name) {
      // Keys may have moved the focus, so where it is isn't the driver's to leave anymore.
      isInField = false;
      await strike(browser, strokeOf(name));
      onLeft(await inPage(browser, 'settleKeys'));
    },
    loginSite: {
      signIn: (email) => site.signIn(email).finally(forget),
      signUp: (email) => site.signUp(email).finally(forget),
      openVerificationEmail: (email) => site.openVerificationEmail(email).finally(forget),
    },
    visitBank: (visit, open) => bankVisit(page, visit, open),
    visitCarta,
    answerDocuments: (answer) => site.answerDocuments(answer).finally(forget),
  };
  return page;

  async function act(...actions: readonly PageAction[]): Promise<void> {
    // By keyboard, a suggestion is taken with the arrow keys.
    const uses = hand ? actions.flatMap(withSuggestion) : actions;
    await perform(...uses);
  }

  async function perform(...actions: readonly Use[]): Promise<void> {
    forget();
    if (hand) return performByHand(hand, actions);
    for (const action of actions) {
      if (slow > 0) await pause(slow);
      await performByKeyboard(action);
    }
  }

  async function until<Found>(
    find: (outline: Outline) => Found | null | undefined | false,
    what: string,
  ): Promise<Found> {
    await leaveField();
    forget();
    let deadline: number | null = null;
    for (;;) {
      const outline = await inPage(browser, 'readOutline');
      const found = find(outline);
      if (found) return found;
      deadline ??= (await inPage(browser, 'now')) + pageTimeLimit;
      if (!(await inPage(browser, 'wait', deadline)))
        throw new PageFailure(`${what}: did not appear`, [what], textsOf(outline));
    }
  }

  /** Two commands an action: one aims, after the effects of the input before, and one is the input. */
  async function performByHand(own: Hand, actions: readonly Use[]): Promise<void> {
    let last: Work = { kind: 'none' };
    for (const action of actions) {
      if (slow > 0) await pause(slow);
      const aim: Aimed = await inPage(browser, 'aim', action, last);
      if (!aim.ok) throw failureOf(aim);
      last = aim.work;
      if (last.kind === 'drag') await drag(own, aim.point, last.to);
      else await unlessGone(own.perform(aim.point, last, isDouble(action)));
      isInField = isOfField(action) && (isInField || last.kind !== 'none');
    }
    await settle(last);
  }

  /** The page's clock moves only between the commands, and a list looks at it for what is held and where it is. */
  async function drag(own: Hand, from: Point, to: Point): Promise<void> {
    try {
      await own.hold(from);
      await inPage(browser, 'advance', (await inPage(browser, 'now')) + dragRest);
      await own.carry(from, to);
      await inPage(browser, 'advance', (await inPage(browser, 'now')) + dragRest);
    } finally {
      // Also after a failure: the next scenario uses the same pointer.
      await own.drop();
    }
  }

  async function settle(work: Work): Promise<void> {
    const settled: Settled | null = await unlessGone(inPage(browser, 'settle', work));
    if (!settled) return;
    if ('missing' in settled) throw failureOf(settled.missing);
    onLeft(settled.summary);
  }

  async function performByKeyboard(action: Use): Promise<void> {
    if ('drag' in action)
      throw new PageFailure(
        `'${action.drag}' is dragged by a pointer`,
        ['a pointer'],
        ['keys alone'],
      );
    const found = await inPage(browser, 'find', action);
    if (!found.ok) throw failureOf(found);
    if ('suggest' in action) await suggestByKeyboard(found.control, action.with);
    else await keyboard.enter(found);
    if (isDouble(action)) await strike(browser, Key.Enter);
    await inPage(browser, 'waitUntilIdle');
  }

  async function suggestByKeyboard(control: HTMLElement, text: string): Promise<void> {
    await keyboard.type(control, text);
    await until(
      (outline) => findSuggestion(outline, text),
      `A suggestion that begins with '${text}'`,
    );
    await strike(browser, Key.ArrowDown, Key.Enter);
  }

  async function leaveField(): Promise<void> {
    if (!isInField) return;
    isInField = false;
    await strike(browser, Key.Tab);
    onLeft(await inPage(browser, 'summarize'));
  }

  async function visitCarta(answer: CartaAnswer, open: () => Promise<void>): Promise<void> {
    await visitWindow(session, open, async () => {
      await act({ press: cartaButtons[answer] });
      return answer === 'failed' ? 'Sorry' : null;
    });
    forget();
  }

  function forget(): void {
    onLeft(null);
  }
}

/** Null: the last press has closed the window, perhaps before the page could say so. */
const unlessGone = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (isWindowGone(error)) return null;
    throw error;
  });

/** The field first, then what it suggests. */
const withSuggestion = (action: PageAction): readonly Use[] =>
  'suggest' in action ? [action, { take: action.with }] : [action];

const isDouble = (action: Use): boolean => 'press' in action && action.twice === true;

/** Whether an action leaves the focus in a field, as opposed to a press. */
const isOfField = (action: Use): boolean =>
  'fill' in action || 'choose' in action || 'check' in action || 'uncheck' in action;

function failureOf({ message, found }: Missing): Error {
  return found.length > 0 ? new PageFailure(message, [message], found) : new Error(message);
}

/** The buttons on the sandbox's Carta page. */
const cartaButtons: Readonly<Record<CartaAnswer, string>> = {
  allowed: 'Allow',
  denied: 'Deny',
  failed: 'Allow, but let the exchange fail',
};
