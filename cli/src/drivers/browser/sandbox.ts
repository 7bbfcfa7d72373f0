import type { LoginSite, Page } from '@fairlead/mfe-kit/page';
import type { Browser } from 'webdriverio';
import type { Fault, Plan, VendorFaults } from '../../language/plan.ts';

export type Beginning = {
  readonly browser: Browser;
  readonly plan: Plan;
  readonly seed: number;
  readonly appUrl: string;
  readonly mayKeep: boolean;
};

/** How the driver speaks to the sandbox behind the page that is open. */
export type Sandbox = {
  /**
   * Forgets everything and opens the scenario's world at its first page: on the page that is open where that is fit
   * for it and `mayKeep` it, otherwise on another. Whether the page was kept.
   */
  begin(beginning: Beginning): Promise<boolean>;
  /** Lets somebody else into the same world, in a tab of their own. */
  enter(browser: Browser, persona: string, appUrl: string): Promise<void>;
  fault(browser: Browser, call: string, fault: Fault): Promise<unknown>;
  failVendors(browser: Browser, faults: VendorFaults): Promise<void>;
  swap(browser: Browser, microFrontend: string, url: string): Promise<void>;
  handlers(browser: Browser): Promise<number>;
  /** What someone does on the pages of the login site. */
  loginSite(browser: Browser, act: Page['act'], appUrl: string): LoginSite;
};
