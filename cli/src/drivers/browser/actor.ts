import { randomUUID } from 'node:crypto';
import type { BrowserActor, LoginSite, PageAction } from '@fairlead/mfe-kit/area';
import type { StepFailure } from '../../run/result.ts';
import { inPage } from './in-page.ts';
import { createKeyboard } from './keyboard.ts';
import type { Missing } from './page/aim.ts';
import type { Kind } from './page/find.ts';
import type { Glance } from './page/look.ts';
import type { Session } from './session.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's code of the key. */
const deleteKey = '\uE017';
type ElementHandle = { readonly [elementKey]: string };

/** A step failed on what was, or was not, on the page. */
class PageFailure extends Error implements Pick<StepFailure, 'expected' | 'found'> {
  override name = 'PageFailure';
  readonly expected: readonly string[];
  readonly found: readonly string[];

  constructor(message: string, expected: readonly string[], found: readonly string[]) {
    super(message);
    this.expected = expected;
    this.found = found;
  }
}

const failureOf = ({ message, found }: Missing): Error =>
  found.length > 0 ? new PageFailure(message, [message], [...found]) : new Error(message);

type ActorParts = {
  readonly session: Pick<Session, 'browser' | 'enterWindow' | 'focus'>;
  /** Whether there is no pointer. */
  readonly byKeyboard: boolean;
  readonly createLoginSite: (act: BrowserActor['act']) => LoginSite;
  /** Told where a batch left the page, and null when something else was done after it. */
  readonly onLeft: (glance: Glance | null) => void;
};

/** Someone at a real browser: batches by accessible names, and real input where it has to be. */
export function createBrowserActor(parts: ActorParts): BrowserActor {
  const { session, byKeyboard, createLoginSite, onLeft } = parts;
  const { browser, enterWindow, focus } = session;
  const act = byKeyboard ? actByKeyboard : actInPage;
  const keyboard = createKeyboard(browser);
  const site = createLoginSite(act);
  return {
    get browser() {
      onLeft(null);
      return browser;
    },
    keyboard: byKeyboard ? keyboard : null,
    act,
    async press(selector, what) {
      forget();
      const control = await browser.$(selector);
      await control.waitForDisplayed({ timeoutMsg: `${what}: never seen` });
      if (byKeyboard) await keyboard.enter({ control, to: null });
      else await control.click();
    },
    loginSite: {
      signIn: (email) => site.signIn(email).finally(forget),
      signUp: (email) => site.signUp(email).finally(forget),
      openVerificationEmail: (email) => site.openVerificationEmail(email).finally(forget),
    },
    async appears(selector, what) {
      forget();
      if (await inPage(browser, 'appears', selector)) return;
      throw new Error(`${what}: never seen`);
    },
    async inNewWindow(open, perform) {
      const page = await browser.getWindowHandle();
      const known = await browser.getWindowHandles();
      await open();
      forget();
      const findOpened = async () =>
        (await browser.getWindowHandles()).find((handle) => !known.includes(handle)) ?? false;
      const opened = await browser.waitUntil(findOpened, {
        timeoutMsg: 'The page opened no window',
      });
      try {
        await enterWindow(opened);
        await perform();
      } finally {
        await browser.switchToWindow(page);
        await focus();
      }
    },
    async type(label, text) {
      const field = await grasp('field', label);
      if (byKeyboard) await keyboard.type(field, text);
      else await browser.elementSendKeys(field[elementKey], text || deleteKey);
      await rest();
    },
    async keys(...keys) {
      await browser.keys(keys);
      await rest();
    },
    async upload(label, file) {
      const { [elementKey]: id } = await grasp('field', label);
      await browser.elementSendKeys(id, file);
      await rest();
    },
    async drag(what, onto) {
      if (byKeyboard) throw new Error(`'${what}' cannot be dragged: there is no pointer`);
      const [from, to] = [await grasp('button', what), await grasp('button', onto)];
      await browser
        .action('pointer')
        .move({ origin: await browser.$(from) })
        .down()
        .move({ origin: await browser.$(to), duration: 200 })
        .up()
        .perform();
      await rest();
    },
  };

  async function actInPage(actions: readonly PageAction[]): Promise<void> {
    const outcome = await inPage(browser, 'act', [...actions], randomUUID());
    onLeft(outcome.ok ? outcome.glance : null);
    if (!outcome.ok) throw failureOf(outcome);
  }

  async function actByKeyboard(actions: readonly PageAction[]): Promise<void> {
    forget();
    for (const action of actions) {
      const aim = await inPage(browser, 'aim', action);
      if (!aim.ok) throw failureOf(aim);
      await keyboard.enter(aim);
      await inPage(browser, 'rest');
    }
  }

  function forget(): void {
    onLeft(null);
  }

  async function rest(): Promise<void> {
    onLeft(await inPage(browser, 'glance'));
  }

  /** The control of that name, as soon as it is there; what stands in a field is selected. */
  async function grasp(kind: Kind, name: string): Promise<ElementHandle> {
    const found = (await inPage(browser, 'grasp', kind, name)) as unknown as ElementHandle | null;
    if (found) return found;
    throw new Error(`There is no ${kind} called '${name}' on the page`);
  }
}
