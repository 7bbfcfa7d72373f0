import type { BrowserActor, LoginSite } from '@fairlead/mfe-kit/area';
import type { Browser } from 'webdriverio';
import type { Fault, Plan } from '../../language/plan.ts';

/** How the driver speaks to the sandbox behind the page: through `globalThis.fairlead` of sandbox builds. */
export type Sandbox = {
  /** Forgets everything and opens the scenario's world and first page. */
  reset(browser: Browser, plan: Plan, seed: number, appUrl: string): Promise<void>;
  fault(browser: Browser, call: string, fault: Fault): Promise<unknown>;
  swap(browser: Browser, microFrontend: string, url: string): Promise<void>;
  handlers(browser: Browser): Promise<number>;
  /** What someone does on the pages of the login site. */
  loginSite(browser: Browser, act: BrowserActor['act'], appUrl: string): LoginSite;
};
