import { isVendorScriptUrl } from '@fairlead/vendors';
import type { PageContext } from '../page/page-context.ts';

/** Whether a script may load: a file of the import map, the page's worker, a vendor of the open route, an override. */
export function isTrustedUrl(url: string, context: PageContext): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin === context.origin && context.map.integrity[pathname]) return true;
  if (origin === location.origin && pathname === context.settings.worker) return true;
  return isOverride(href, context) || isVendorScriptUrl(href, context.vendors);
}

export function isOverride(href: string, { overrides, settings }: PageContext): boolean {
  return settings.control && [...overrides].some((folder) => href.startsWith(folder));
}

/** A policy returns an object that can be used as the URL's text. */
type Policy = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

/** Makes the script URLs of our own loader on a page of someone else. */
let ownPolicy: Policy | null = null;

/**
 * Installs the page's default Trusted Types policy. CSP alone lets any file of this origin run; this
 * lets only the files of the map. HTML and inline script have no rule: they are refused.
 */
export function installTrustedTypes(context: PageContext): void {
  findFactory()?.createPolicy('default', rulesOf(context));
}

/**
 * On a page of someone else there is no default policy of ours: it would judge that page's own scripts. A page that
 * enforces Trusted Types allows the policy `fairlead`; where it does not, or enforces none, plain URLs are used.
 */
export function installOwnPolicy(context: PageContext): void {
  try {
    ownPolicy = findFactory()?.createPolicy('fairlead', rulesOf(context)) ?? null;
  } catch {
    ownPolicy = null;
  }
}

/** The URL as a script element takes it. */
export const scriptUrl = (url: string): string =>
  ownPolicy ? ownPolicy.createScriptURL(url) : url;

const findFactory = (): PolicyFactory | undefined => Reflect.get(globalThis, 'trustedTypes');

const rulesOf = (context: PageContext): Policy => ({
  createScriptURL(url) {
    if (!isTrustedUrl(url, context)) {
      throw new TypeError(
        `${url} is not in the import map of this page, so it was not loaded. Add its module to the map.`,
      );
    }
    return url;
  },
});
