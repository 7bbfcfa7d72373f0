import type { DocumentsAnswer, LoginSite, Page } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Browser } from 'webdriverio';
import { inPage } from '../drivers/browser/in-page.ts';
import type { Sandbox } from '../drivers/browser/sandbox.ts';
import { waitUntil } from '../drivers/browser/wait-until.ts';
import { beginningOf } from '../run/terms/beginning-of.ts';

/**
 * Controls the sandbox in the page, through `fairleadSandbox` and `fairlead` of sandbox builds. A scenario starts on any
 * open page of the app: it clears the page's state, creates a new world and starts the product again. If the page isn't
 * fit for that, the product is loaded again.
 */
export const pageSandbox: Sandbox = {
  async begin({ browser, plan, seed, appUrl, mayKeep }) {
    const persona = plan.actors[plan.as] ?? plan.as;
    const settings = { persona, seed, flags: plan.flags };
    const now = beginningOf(plan);
    const again = [now, settings, plan.start] as const;
    if (mayKeep && (await inPage(browser, 'startAgain', ...again))) return true;
    await openApp(browser, appUrl);
    await inPage(browser, 'leaveToNext', now);
    await callInPage(browser, 'fairleadSandbox.begin', settings);
    await inPage(browser, 'startFresh');
    await browser.navigateTo(new URL(plan.start, appUrl).href);
    return false;
  },
  async enter(browser, persona, appUrl) {
    await browser.navigateTo(appUrl);
    await inPage(browser, 'forgetJournal');
    await callInPage(browser, 'fairleadSandbox.enterAs', persona);
    await browser.navigateTo(appUrl);
  },
  fault: (browser, name, fault) =>
    callInPage(browser, 'fairleadSandbox.addFault', { call: name, ...fault }),
  async failVendors(browser, faults) {
    for (const [vendor, fault] of Object.entries(faults))
      await callInPage(browser, 'fairleadSandbox.setVendorFault', vendor, fault);
  },
  swap: swapIn,
  handlers: async (browser) => Number(await callInPage(browser, 'fairleadSandbox.invoked')),
  loginSite: (browser, act, appUrl) => ({
    ...loginPages(browser, act, appUrl),
    async openVerificationEmail(email) {
      const address = await callInPage(browser, 'fairleadSandbox.openVerificationEmail', email);
      await browser.navigateTo(new URL(String(address), appUrl).href);
    },
    async answerDocuments(answer) {
      const opens = await callInPage(browser, 'fairleadSandbox.newestDocuments', answer.email);
      await answerDocumentsAt(new URL(String(opens), appUrl).href, { browser, act, answer });
    },
  }),
};

/** Operates the pages of the login site that sign someone in or up. */
export function loginPages(
  browser: Browser,
  act: Page['act'],
  appUrl: string,
): Pick<LoginSite, 'signIn' | 'signUp'> {
  // The stand-ins of other sites, like the customer portal, are no place to sign in.
  const isAtSite = async () => new URL(await browser.getUrl()).pathname === '/sandbox/login';
  // The product may already be navigating there, with the email and the return address.
  const go = async (type: string) => {
    await inPage(browser, 'waitUntilIdle');
    if (!(await isAtSite()))
      await browser.navigateTo(new URL(`/sandbox/login?type=${type}`, appUrl).href);
  };
  const fill = (email: string | undefined) => (email ? [{ fill: 'Email', with: email }] : []);
  return {
    async signIn(email) {
      await go('login');
      await act(...fill(email), { press: 'Sign in' });
    },
    async signUp(email) {
      await go('signup');
      await act(...fill(email), { press: 'Create account' }, { press: 'Back to Fairlead' });
    },
  };
}

type Answering = {
  readonly browser: Browser;
  readonly act: Page['act'];
  readonly answer: DocumentsAnswer;
};

/** Signs or declines on the e-signature page, then returns to the previous page. */
export async function answerDocumentsAt(address: string, { browser, act, answer }: Answering) {
  const from = await browser.getUrl();
  await browser.navigateTo(address);
  if ('reason' in answer) {
    await act({ press: 'Decline to sign' }, { choose: answer.reason, of: 'Why?' });
    await act({ press: 'Decline' });
  } else {
    const { outline } = await inPage(browser, 'observe');
    const consent = nodesOf(outline).find(({ role }) => role === 'checkbox')?.name ?? '';
    await act({ fill: 'Type your full name', with: answer.name }, { check: consent });
    await act({ press: 'Sign' });
  }
  const isAnswered = () => browser.$('h1*=You ').isExisting();
  await waitUntil(isAnswered, { sentence: 'The documents were not answered' });
  await browser.navigateTo(from);
}

/** Swaps a micro-frontend on the open page. */
export async function swapIn(browser: Browser, microFrontend: string, url: string): Promise<void> {
  const outcome = await callInPage<Outcome>(browser, 'fairlead.swap', microFrontend, url);
  if (outcome.kind !== 'swapped')
    throw new Error(`The swap was ${outcome.kind}: ${outcome.because}`);
}

type Outcome = { readonly kind: string; readonly because?: string };

export async function openApp(browser: Browser, appUrl: string): Promise<void> {
  const { origin } = new URL(appUrl);
  const isThere = (await browser.getUrl()).startsWith(origin);
  if (!isThere) await browser.navigateTo(appUrl);
}

/** Calls a function of the page by its path as soon as it exists. Throws if the build doesn't have it. */
export async function callInPage<Answer>(
  browser: Browser,
  path: string,
  ...given: unknown[]
): Promise<Answer> {
  const missing = `This page has no ${path}: it is not a sandbox build. Build one with \`npm start\``;
  return browser.executeScript(
    `return (async ([path, given, missing]) => {
       const names = path.split('.');
       const last = names.pop();
       for (let tries = 0; tries < 500; tries += 1) {
         const owner = names.reduce((one, name) => one?.[name], globalThis);
         if (typeof owner?.[last] === 'function') return owner[last](...given);
         await new Promise((resolve) => setTimeout(resolve, 20));
       }
       throw new Error(missing);
     })(arguments);`,
    [path, given, missing],
  );
}
