import { callUrl, getAuthUser, getSession } from '@fairlead/contracts';
import { firstDataOf } from '@fairlead/contracts/first-data';
import {
  type AreaRoute,
  fillPath,
  keysOf,
  type RouteName,
  readsFlags,
  routeOf,
} from '@fairlead/domain';
import { areaOfModule } from '@fairlead/domain/area-name';
import { routeDescriptions } from '@fairlead/domain/route-descriptions';
import { readPartners } from './deployment/security-settings.ts';
import type { Mode } from './module-list.ts';
import { flagService, type PageSettings } from './page.ts';
import { madeUp } from './prerender/made-up.ts';
import { readSiteSettings } from './read-site-settings.ts';
import { readVendorSettings } from './read-vendor-settings.ts';
import { sandboxSites } from './site-settings.ts';
import { sandboxVendors } from './vendor-settings.ts';
import type { Workspace } from './workspace.ts';

/** One document: the modules that it loads at once and its data for the shell. */
export type Page = {
  readonly modules: readonly string[];
  readonly settings: PageSettings;
  /** What its screen is called; undefined: the page has none. */
  readonly title?: string;
  readonly description: string;
  /** What is drawn into its document at build; undefined: it depends on who asks. */
  readonly drawn?: DrawnFor;
};

export type DrawnFor = {
  readonly address: string;
  /**
   * Who sees it. Everybody: somebody signed in sees the same. Signed in: the screen while its data is on the way, under a
   * header that doesn't know yet who is there.
   */
  readonly visitor: 'signed-out' | 'signed-in' | 'everybody';
};

const shell = '@fairlead/root-config';
/** Whether somebody is signed in. */
const sessionPath = callUrl({ ...getSession, query: {}, headers: {} });
/** Who that is. */
const userPath = callUrl({ ...getAuthUser, query: {}, headers: {} });
/** Started before the shell: the sandbox, or its stand-ins for vendors alone. */
const beforeShell: Readonly<Partial<Record<Mode, string>>> = {
  sandbox: '@fairlead/sandbox/page',
  staging: '@fairlead/sandbox/staging-page',
};
/** The script of the service worker for the back end, which must be at the root. */
export const sandboxWorkerPath = '/mockServiceWorker.js';
/** Shows the sandbox's own pages, under /sandbox/ and /esign/: the login site, and stand-ins for other sites. */
const sandboxSite = '@fairlead/sandbox/login-page';

/** Ends the window that a partner's page opened for the login site. */
const partnerReturn = '@fairlead/root-config/return';

/** What asks for the flags. Otherwise the shell would ask for these files only once it has started. */
const flagModules = ['@fairlead/root-config/vendor-effects', flagService];

/**
 * The screens that are the same for every visitor without a session. The others of the account area only lead elsewhere,
 * depend on the query or name a company.
 */
const drawnSignedOut: readonly RouteName[] = [
  'intake',
  'login',
  'vanta-welcome',
  'cyber-upgrade',
  'unsupported-location',
];

/** The screens of people with a session that show by themselves that their data is on the way, or need none. */
const drawnLoading: readonly RouteName[] = [
  'question-set',
  'review',
  'admin-submissions',
  'admin-market-submissions',
  'admin-quote-library',
  'market-submission',
  'admin-market-submission',
  'package',
  'admin-package',
  'gtm-review-block',
  'billing',
  'market-submission-checkout',
  'confirmation',
  'checkout',
  'checkout-payment',
  'officer-signature',
  'renew',
  'renew-information-confirm',
  'user-discretion',
  'discretion-quote-blocking-renewal',
  'admin-missing-application',
];

/** What the address of a screen says in its query about whose data it shows. */
const queries: Readonly<Record<string, string>> = {
  renew: `?legacyApplicationId=${madeUp}`,
  'renew-information-confirm': `?legacyApplicationId=${madeUp}`,
};

function drawnFor(name: string, { pattern }: AreaRoute): DrawnFor | undefined {
  const isOneOf = (names: readonly RouteName[]) => names.some((drawn) => drawn === name);
  if (isOneOf(drawnSignedOut)) return { address: pattern, visitor: 'signed-out' };
  return isOneOf(drawnLoading)
    ? {
        address: fillPath(pattern, () => madeUp) + (queries[name] ?? ''),
        visitor: 'signed-in',
      }
    : undefined;
}

/** The modules that only pages of other modes start: they are not deployed. */
export const startedElsewhere = (mode: Mode): readonly string[] =>
  Object.entries(beforeShell).flatMap(([other, name]) => (other === mode ? [] : [name]));

/** One document per route, `index` for every other address, `return` for windows of partners' pages, `sandbox` for the sandbox's own site. */
export function listPages(
  mode: Mode,
  workspaces: readonly Workspace[],
  override: Partial<PageSettings> = {},
  env: NodeJS.ProcessEnv = process.env,
): Record<string, Page> & { readonly index: Page } {
  const modules = new Set(workspaces.flatMap(({ entries }) => Object.keys(entries)));
  const sites = mode === 'production' ? readSiteSettings(env) : sandboxSites;
  const settings: PageSettings = {
    shell,
    before: [beforeShell[mode] ?? []].flat().filter((name) => modules.has(name)),
    worker: mode === 'sandbox' ? sandboxWorkerPath : null,
    control: mode !== 'production',
    // Where a sandbox answers, it has to start first.
    firstCalls: mode === 'production' ? [sites.api + sessionPath] : [],
    flagsOf: null,
    timeLimits: { load: 20_000, mount: 8_000 },
    vendors: mode === 'production' ? readVendorSettings(env) : sandboxVendors,
    sites,
    partners: mode === 'production' ? readPartners(env) : [],
    outsidePage: modules.has(sandboxSite) ? '/sandbox/elsewhere?to=' : null,
    ...override,
  };
  const asksService = mode === 'production' && settings.vendors.flagsClientId !== '';
  const always = [...settings.before, shell, '@fairlead/mfe-header'];
  return {
    index: {
      modules: always,
      settings,
      title: 'Page not found',
      description: 'There is no page of Fairlead at this address.',
      drawn: { address: '/nowhere', visitor: 'everybody' },
    },
    return: {
      modules: [partnerReturn],
      settings: { ...settings, shell: partnerReturn, before: [] },
      description: 'You are being taken back to the page that you came from.',
    },
    ...Object.fromEntries(
      [...ownRoutes(), ...routesOfAreas(workspaces)].map(({ name, area, route }) => {
        const drawn = drawnFor(name, route);
        const readsService = asksService && route.guards?.some(readsFlags) === true;
        const page: Page = {
          modules: [...always, `@fairlead/mfe-${area}`, ...(readsService ? flagModules : [])],
          settings: {
            ...settings,
            ...(mode === 'production' && firstDataOf(sites.api, name, route.pattern)),
            ...(readsService && { flagsOf: sites.api + userPath }),
          },
          title: route.title,
          description: route.description ?? route.title,
          ...(drawn && { drawn }),
        };
        return [name, page];
      }),
    ),
    ...(modules.has(sandboxSite)
      ? {
          sandbox: {
            modules: [...settings.before, sandboxSite],
            settings: { ...settings, shell: sandboxSite },
            description: 'What the sandbox has in place of the login site and of other sites.',
          },
        }
      : {}),
  };
}

type ListedRoute = { readonly name: string; readonly area: string; readonly route: AreaRoute };

const ownRoutes = (): readonly ListedRoute[] =>
  keysOf(routeDescriptions).map((name) => {
    const route = routeOf(name);
    return { name, area: route.area, route: { ...route, description: routeDescriptions[name] } };
  });

/** The routes that areas bring. */
export const routesOfAreas = (workspaces: readonly Workspace[]): readonly ListedRoute[] =>
  workspaces.flatMap(({ name: module, area }) =>
    Object.entries(area?.routes ?? {}).map(([name, route]) => ({
      name,
      area: module.replace('@fairlead/mfe-', ''),
      route,
    })),
  );

export const isMicroFrontend = (name: string): boolean => areaOfModule(name) !== null;
