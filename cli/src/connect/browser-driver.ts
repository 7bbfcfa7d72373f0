import { createBrowserDriver } from '../drivers/browser/driver.ts';
import type { Driver } from '../run/terms/scenario-session.ts';
import type { RunSettings } from '../run/terms/settings.ts';
import { loadAreas } from './areas.ts';
import { pageSandbox } from './page-sandbox.ts';
import { createTargetSandbox } from './target-sandbox.ts';

/** Opens a browser with the product, on the sandbox in its page or on a server. */
export async function openBrowserDriver(settings: RunSettings): Promise<Driver> {
  const sandbox = settings.server ? createTargetSandbox(settings.server) : pageSandbox;
  return createBrowserDriver(settings, await loadAreas(), sandbox);
}
