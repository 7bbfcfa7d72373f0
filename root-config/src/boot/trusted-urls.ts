import { isVendorScriptUrl } from '@fairlead/vendors';
import type { Gate } from '../gate.ts';

/** Whether a script may load: a file of the import map, a vendor of the open route, an allowed override. */
export function isTrustedUrl(url: string, gate: Gate): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin === gate.origin && gate.map.integrity[pathname]) return true;
  if (gate.settings.control && origin === location.origin && pathname === sandboxWorker)
    return true;
  return isOverride(href, gate) || isVendorScriptUrl(href, gate.vendors);
}

export function isOverride(href: string, { overrides }: Gate): boolean {
  return [...overrides].some((folder) => href.startsWith(folder));
}

const sandboxWorker = '/mockServiceWorker.js';

type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
};

/**
 * Installs the page's default Trusted Types policy. CSP alone lets any file of this origin run; this
 * lets only the files of the map. HTML and inline script have no rule: they are refused.
 */
export function installTrustedTypes(gate: Gate): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (!isTrustedUrl(url, gate)) {
        throw new TypeError(`${url} is not in the import map of this page. It was not loaded.`);
      }
      return url;
    },
  });
}
