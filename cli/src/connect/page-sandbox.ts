import type { Browser } from 'webdriverio';
import type { Sandbox } from '../drivers/browser/sandbox.ts';

/**
 * The sandbox in the page, through `globalThis.fairlead` of sandbox builds. A scenario begins on an empty page of the
 * app's own origin: whatever the one before left is wiped, the world is made, and only then the product starts.
 */
export const pageSandbox: Sandbox = {
  async reset(browser, plan, seed, appUrl) {
    const { flags } = plan;
    const persona = plan.actors[plan.as] ?? plan.as;
    await openApp(browser, appUrl);
    await control(browser, 'sandbox.reset', { persona, seed, flags });
    await browser.executeScript("sessionStorage.removeItem('fairlead-driver:journal')", []);
    await browser.navigateTo(new URL(plan.start, appUrl).href);
  },
  fault: (browser, call, fault) => control(browser, 'sandbox.addFault', { call, ...fault }),
  async swap(browser, microFrontend, url) {
    const outcome = (await control(browser, 'swap', microFrontend, url)) as Outcome;
    if (outcome.kind !== 'swapped')
      throw new Error(`The swap was ${outcome.kind}: ${outcome.because}`);
  },
  handlers: async (browser) => Number(await control(browser, 'sandbox.invoked')),
  loginSite(browser, act, appUrl) {
    const there = async () => {
      const url = new URL(await browser.getUrl());
      if (!url.pathname.startsWith('/sandbox/login')) {
        await browser.navigateTo(new URL('/sandbox/login', appUrl).href);
      }
    };
    const fill = (email: string | undefined) => (email ? [{ fill: 'Email', with: email }] : []);
    return {
      async signIn(email) {
        await there();
        await act([...fill(email), { press: 'Sign in' }]);
      },
      async signUp(email) {
        await there();
        await act([...fill(email), { press: 'Create account' }]);
      },
      async openVerificationEmail() {
        await browser.navigateTo(new URL('/sandbox/login/mailbox', appUrl).href);
        await act([{ press: 'Verify email' }]);
      },
    };
  },
};

type Outcome = { readonly kind: string; readonly because?: string };

async function openApp(browser: Browser, appUrl: string): Promise<void> {
  const { origin } = new URL(appUrl);
  const isThere = (await browser.getUrl()).startsWith(origin);
  if (!isThere) await browser.navigateTo(appUrl);
}

/** Calls one of the page's controls by its path, e.g. `sandbox.reset`; says so plainly when the build has none. */
async function control(browser: Browser, path: string, ...given: unknown[]): Promise<unknown> {
  const missing = `This page has no control '${path}': it is no sandbox build. Build it with \`npm start\``;
  return browser.executeScript(
    `const [path, given, missing] = arguments;
     const names = path.split('.');
     const last = names.pop();
     const owner = names.reduce((one, name) => one?.[name], globalThis.fairlead);
     if (typeof owner?.[last] !== 'function') throw new Error(missing);
     return owner[last](...given);`,
    [path, given, missing],
  );
}
