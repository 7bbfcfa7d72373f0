import type { Sandbox } from '../sandbox.ts';

/** A sandbox for the toy page, which has no back end. */
export const toySandbox: Sandbox = {
  async begin({ browser, plan, appUrl }) {
    await browser.navigateTo(new URL(plan.start, appUrl).href);
    await browser.executeScript('sessionStorage.clear(); localStorage.clear();', []);
    await browser.refresh();
    await browser.executeScript('sessionStorage.clear();', []);
    return false;
  },
  enter: (browser, _, appUrl) => browser.navigateTo(appUrl).then(() => {}),
  fault: async () => {},
  failVendors: async () => {},
  swap: async () => {},
  handlers: async () => 0,
  loginSite: () => ({
    signIn: async () => {},
    signUp: async () => {},
    openVerificationEmail: async () => {},
    answerDocuments: async () => {},
  }),
};
