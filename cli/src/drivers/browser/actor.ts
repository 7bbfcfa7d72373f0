import { randomUUID } from 'node:crypto';
import type { BrowserActor, LoginSite, PageAction } from '@fairlead/mfe-kit/area';
import type { Browser } from 'webdriverio';
import type { StepFailure } from '../../run/result.ts';
import { inPage } from './in-page.ts';
import type { Kind } from './page/find.ts';

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

/** Someone at a real browser: batches by accessible names, and real input where it has to be. */
export function createBrowserActor(
  browser: Browser,
  createLoginSite: (act: BrowserActor['act']) => LoginSite,
): BrowserActor {
  return {
    browser,
    act,
    loginSite: createLoginSite(act),
    async appears(selector, what) {
      if (await inPage(browser, 'appears', selector)) return;
      throw new Error(`${what}: never seen`);
    },
    async type(label, text) {
      const { [elementKey]: id } = await grasp('field', label);
      await browser.elementSendKeys(id, text || deleteKey);
      await inPage(browser, 'rest');
    },
    async keys(...keys) {
      await browser.keys(keys);
      await inPage(browser, 'rest');
    },
    async upload(label, file) {
      const { [elementKey]: id } = await grasp('field', label);
      await browser.elementSendKeys(id, file);
      await inPage(browser, 'rest');
    },
    async drag(what, onto) {
      const [from, to] = [await grasp('button', what), await grasp('button', onto)];
      await browser
        .action('pointer')
        .move({ origin: await browser.$(from) })
        .down()
        .move({ origin: await browser.$(to), duration: 200 })
        .up()
        .perform();
      await inPage(browser, 'rest');
    },
  };

  async function act(actions: readonly PageAction[]): Promise<void> {
    const outcome = await inPage(browser, 'act', [...actions], randomUUID());
    if (outcome.ok) return;
    const { message, found } = outcome;
    throw found.length ? new PageFailure(message, [message], found) : new Error(message);
  }

  /** The control of that name, as soon as it is there; what stands in a field is selected. */
  async function grasp(kind: Kind, name: string): Promise<ElementHandle> {
    const found = (await inPage(browser, 'grasp', kind, name)) as unknown as ElementHandle | null;
    if (found) return found;
    throw new Error(`There is no ${kind} called '${name}' on the page`);
  }
}
