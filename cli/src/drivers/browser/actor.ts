import { randomUUID } from 'node:crypto';
import { utcDayOf } from '@fairlead/domain/calendar-day';
import { findSuggestion } from '@fairlead/headless-page/find';
import type { CartaAnswer, Page, PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import { PageFailure } from '../../page/page-failure.ts';
import { bankVisit } from './bank-visit.ts';
import { inPage } from './in-page.ts';
import { createKeyboard } from './keyboard.ts';
import type { ActOutcome } from './page/act.ts';
import type { Missing } from './page/aim.ts';
import type { PageSummary } from './page/observe.ts';
import type { VisitedSites } from './sandbox.ts';
import type { Session } from './session.ts';
import { shortfallError } from './shortfall-error.ts';
import { waitUntil } from './wait-until.ts';

/** The time limit for a fact to appear, on the page's clock. */
const pageTimeLimit = 180_000;

const failureOf = ({ message, found }: Missing): Error =>
  shortfallError({ message, expected: [message], found });

type BrowserPageOptions = {
  readonly session: Pick<Session, 'browser' | 'enterWindow' | 'focus'>;
  /** Whether to use only the keyboard. */
  readonly byKeyboard: boolean;
  readonly createLoginSite: (act: Page['act']) => VisitedSites;
  /** Called with the page's summary after a batch, and with null when something else follows. */
  readonly onLeft: (summary: PageSummary | null) => void;
};

/** Creates a page in a real browser. Each batch of actions is one call into the page. */
export function createBrowserPage(options: BrowserPageOptions): Page {
  const { session, byKeyboard, createLoginSite, onLeft } = options;
  const { browser, enterWindow, focus } = session;
  const act = byKeyboard ? actByKeyboard : actInPage;
  const keyboard = createKeyboard(browser);
  const site = createLoginSite(act);
  const page: Page = {
    act,
    read: async () => (await inPage(browser, 'observe')).outline,
    until,
    async follow(address) {
      forget();
      await inPage(browser, 'followLink', address);
      await inPage(browser, 'waitUntilIdle');
    },
    today: async () => utcDayOf(await inPage(browser, 'now')),
    async key(name) {
      await browser.keys([name]);
      onLeft(await inPage(browser, 'summarize'));
    },
    loginSite: {
      signIn: (email) => site.signIn(email).finally(forget),
      signUp: (email) => site.signUp(email).finally(forget),
      openVerificationEmail: (email) => site.openVerificationEmail(email).finally(forget),
    },
    visitBank: (visit, open) => bankVisit(page, visit, open),
    visitCarta: (answer, open) => visitCarta(answer, open),
    answerDocuments: (answer) => site.answerDocuments(answer).finally(forget),
  };
  return page;

  async function until<Found>(
    find: (outline: Outline) => Found | null | undefined | false,
    what: string,
  ): Promise<Found> {
    forget();
    let deadline: number | null = null;
    for (;;) {
      const { outline } = await inPage(browser, 'observe');
      const found = find(outline);
      if (found) return found;
      deadline ??= (await inPage(browser, 'now')) + pageTimeLimit;
      if (!(await inPage(browser, 'wait', deadline)))
        throw new PageFailure(`${what}: did not appear`, [what], textsOf(outline));
    }
  }

  async function actInPage(...actions: readonly PageAction[]): Promise<void> {
    // Null: the actions closed the window.
    const outcome: ActOutcome | null = await inPage(browser, 'act', [...actions], randomUUID());
    onLeft(outcome?.ok ? outcome.summary : null);
    if (outcome?.ok === false) throw failureOf(outcome);
  }

  async function actByKeyboard(...actions: readonly PageAction[]): Promise<void> {
    forget();
    for (const action of actions) {
      const aim = await inPage(browser, 'aim', action);
      if (!aim.ok) throw failureOf(aim);
      if ('suggest' in action) await suggestByKeyboard(aim.control, action.with);
      else await keyboard.enter(aim);
      await inPage(browser, 'waitUntilIdle');
    }
  }

  async function suggestByKeyboard(control: HTMLElement, text: string): Promise<void> {
    await keyboard.type(control, text);
    await until(
      (outline) => findSuggestion(outline, text),
      `A suggestion that begins with '${text}'`,
    );
    await browser.keys(['ArrowDown']);
    await browser.keys(['Enter']);
  }

  async function visitCarta(answer: CartaAnswer, open: () => Promise<void>): Promise<void> {
    const page = await browser.getWindowHandle();
    const known = await browser.getWindowHandles();
    await open();
    forget();
    const findOpened = async () =>
      (await browser.getWindowHandles()).find((handle) => !known.includes(handle)) ?? false;
    const opened = await waitUntil(findOpened, { sentence: 'The page opened no window' });
    try {
      await enterWindow(opened);
      await act({ press: cartaButtons[answer] });
      if (answer === 'failed') {
        await waitUntil(() => browser.$('h1*=Sorry').isExisting(), {
          sentence: 'Carta’s window did not say so',
        });
        await browser.closeWindow();
        return;
      }
      await waitUntil(async () => !(await browser.getWindowHandles()).includes(opened), {
        sentence: 'The window of Carta did not close',
      });
    } finally {
      await browser.switchToWindow(page);
      await focus();
    }
  }

  function forget(): void {
    onLeft(null);
  }
}

/** The buttons on the sandbox's Carta page. */
const cartaButtons: Readonly<Record<CartaAnswer, string>> = {
  allowed: 'Allow',
  denied: 'Deny',
  failed: 'Allow, but let the exchange fail',
};
