import { callUrl, getSession } from '@fairlead/contracts';
import { type RouteName, routeOf } from '@fairlead/domain';
import { readPartners } from './deployment/security-settings.ts';
import type { Mode } from './module-list.ts';
import type { PageSettings } from './page.ts';
import { readSiteSettings } from './read-site-settings.ts';
import { readVendorSettings } from './read-vendor-settings.ts';
import { sandboxSites } from './site-settings.ts';
import { sandboxVendors } from './vendor-settings.ts';
import type { Workspace } from './workspace.ts';

/** One document: the modules that it loads at once and its data for the shell. */
export type Page = {
  readonly modules: readonly string[];
  readonly settings: PageSettings;
  /** The address that it is drawn for at build; undefined: its first screen depends on who asks. */
  readonly drawnFor?: string;
};

const shell = '@fairlead/root-config';
/** Who is signed in. */
const sessionPath = callUrl({ ...getSession, query: {}, headers: {} });
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

/**
 * The screens that are the same for every visitor without a session. Each has a document of its own, drawn at build. The
 * others of the account area depend on the query or lead to the login site.
 */
const drawnRoutes = [
  'intake',
  'vanta-welcome',
  'cyber-upgrade',
  'unsupported-location',
] as const satisfies readonly RouteName[];

/** The modules that only pages of other modes start: they are not deployed. */
export const startedElsewhere = (mode: Mode): readonly string[] =>
  Object.entries(beforeShell).flatMap(([other, name]) => (other === mode ? [] : [name]));

/** One document per area and per drawn route, `index` for every other address, `return` for windows of partners' pages, `sandbox` for the sandbox's own site. */
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
    timeLimits: { load: 20_000, mount: 8_000 },
    vendors: mode === 'production' ? readVendorSettings(env) : sandboxVendors,
    sites,
    partners: mode === 'production' ? readPartners(env) : [],
    outsidePage: modules.has(sandboxSite) ? '/sandbox/elsewhere?to=' : null,
    ...override,
  };
  const always = [...settings.before, shell, '@fairlead/mfe-header'];
  const areas = [...modules].filter(isMicroFrontend);
  return {
    index: { modules: always, settings },
    return: {
      modules: [partnerReturn],
      settings: { ...settings, shell: partnerReturn, before: [] },
    },
    ...Object.fromEntries(
      areas.map((name) => [
        name.replace('@fairlead/mfe-', ''),
        { modules: [...always, name], settings },
      ]),
    ),
    ...Object.fromEntries(
      drawnRoutes.flatMap((name) => {
        const { area, pattern } = routeOf(name);
        const module = `@fairlead/mfe-${area}`;
        const page: Page = { modules: [...always, module], settings, drawnFor: pattern };
        return modules.has(module) ? [[name, page]] : [];
      }),
    ),
    ...(modules.has(sandboxSite)
      ? {
          sandbox: {
            modules: [...settings.before, sandboxSite],
            settings: { ...settings, shell: sandboxSite },
          },
        }
      : {}),
  };
}

export const isMicroFrontend = (name: string): boolean =>
  /^@fairlead\/mfe-(?!kit$)[a-z]+$/.test(name);
