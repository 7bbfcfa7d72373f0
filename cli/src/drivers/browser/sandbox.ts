import type { DocumentsAnswer, LoginSite, Page } from '@fairlead/mfe-kit/page';
import type { Browser } from 'webdriverio';
import type { Fault, Plan, VendorFaults } from '../../language/plan.ts';

export type SandboxStart = {
  readonly browser: Browser;
  readonly plan: Plan;
  readonly seed: number;
  readonly appUrl: string;
  readonly mayKeep: boolean;
};

/** Controls the sandbox behind the open page. */
export type Sandbox = {
  /**
   * Clears all state and opens the scenario's sandbox at its first page. Reuses the open page if `mayKeep` allows it
   * and the page is fit for it. Resolves to whether it was reused.
   */
  begin(start: SandboxStart): Promise<boolean>;
  /** Opens the same sandbox for another actor in the current tab. */
  enter(browser: Browser, persona: string, appUrl: string): Promise<void>;
  fault(browser: Browser, call: string, fault: Fault): Promise<unknown>;
  failVendors(browser: Browser, faults: VendorFaults): Promise<void>;
  swap(browser: Browser, microFrontend: string, url: string): Promise<void>;
  handlers(browser: Browser): Promise<number>;
  /** Operates the pages of the login site. */
  loginSite(browser: Browser, act: Page['act'], appUrl: string): VisitedSites;
  /** Removes what the last scenario left on a server. */
  close?(): Promise<void>;
};

/** The sites beside the product that an actor visits in its own tab. */
export type VisitedSites = LoginSite & {
  answerDocuments(answer: DocumentsAnswer): Promise<void>;
};
