import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSettings } from '../page.ts';
import type { DrawnFor, Page } from '../pages.ts';
import { stylesOf } from '../preload.ts';
import type { ResolvedMap } from '../resolved-map.ts';
import { beforeLaterSheets } from './before-later-sheets.ts';
import { criticalRules } from './critical-css.ts';
import type { DrawnDocument, DrawnVariants } from './drawn-page.ts';
import { madeUp } from './made-up.ts';
import { prerender } from './prerender.ts';
import { withoutUnusedProperties } from './used-properties.ts';

type Work = {
  readonly root: string;
  /** The folder of the composed app, which has the files of the map. */
  readonly dist: string;
  readonly map: ResolvedMap;
  readonly pages: Readonly<Record<string, Page>>;
  /** The path of the boot script. */
  readonly boot: string;
  readonly template: string;
  readonly onUndrawn: (address: string, error: Error) => void;
};

/** Draws the first screens of the pages that are the same for every visitor, with or without a session, by page. */
export async function drawDocuments(work: Work): Promise<ReadonlyMap<string, DrawnDocument>> {
  const { root, dist, map, pages, boot, template, onUndrawn } = work;
  const body = /<body>(.*)<\/body>/s.exec(template)?.[1] ?? '';
  const asked = Object.entries(pages).flatMap(([name, { modules, settings, drawn }]) =>
    drawn && modules.every((module) => map.imports[module])
      ? [{ name, modules, settings, ...drawn, addresses: addressesOf(drawn.address) }]
      : [],
  );
  const drawn = await prerender(
    asked.flatMap(({ addresses, settings, visitor }) =>
      addresses.map((address) => ({
        address,
        isSignedIn: visitor === 'signed-in',
        map,
        settings: seenSettings(settings, visitor),
        boot,
        body,
      })),
    ),
    { root, dist, onUndrawn },
  );
  const pairs = asked.flatMap((page) => {
    const [fairlead, vanta] = page.addresses.map((address) => drawn.get(address));
    return fairlead && vanta ? [{ ...page, fairlead, vanta }] : [];
  });
  // Every page of a visitor has the same header; where /login is drawn, it is leaving for the login site already.
  const first = pairs.find(({ visitor }) => visitor !== 'signed-in');
  const signedOutHeader = first
    ? variants(first.fairlead.header, first.vanta.header, signedOut)
    : {};
  const found = pairs.map(async ({ name, modules, visitor, fairlead, vanta }) => {
    const header =
      visitor === 'signed-in' ? variants(fairlead.header, vanta.header, '') : signedOutHeader;
    const main = variants(fairlead.main, vanta.main, visitor === 'signed-out' ? signedOut : '');
    const markup = [body, ...marked(header), ...marked(main)].join('');
    const urls = stylesOf(map, modules);
    const sheets = await Promise.all(
      urls.map(async (url, index) => {
        const rules = await criticalRules(readFileSync(join(dist, url), 'utf8'), markup);
        // The first is the design system's: its rules give way to every later sheet's already.
        return index === 0 ? rules : beforeLaterSheets(rules);
      }),
    );
    const needed = withoutUnusedProperties(sheets, markup);
    const document: DrawnDocument = {
      area: fairlead.area,
      files: fairlead.files,
      isUsable: visitor !== 'signed-in',
      header,
      main,
      criticalCss: Object.fromEntries(urls.map((url, index) => [url, needed[index] ?? ''])),
    };
    return [name, document] as const;
  });
  return new Map(await Promise.all(found));
}

/** The markup of a part with the classes of who sees it, for which there are rules. */
const marked = (parts: DrawnVariants) =>
  Object.entries(parts).map(([who, html]) => `<div class="${who}">${html}</div>`);

/**
 * The settings that a drawn screen may show. Deployments that differ in the others have the same screens, which are drawn
 * once.
 */
const seenSettings = (settings: PageSettings, visitor: DrawnFor['visitor']): PageSettings => ({
  ...settings,
  // Guards of people with a session read flags.
  ...(visitor === 'signed-in' && { vendors: { ...settings.vendors, flagsClientId: madeUp } }),
  before: [],
  flagsOf: null,
  worker: null,
  control: false,
  firstCalls: [],
  ofUser: [],
  ofClient: [],
  ofAdmin: [],
  partners: [],
  sites: {
    ...settings.sites,
    api: '',
    login: `https://${madeUp}.invalid/login`,
    logout: `https://${madeUp}.invalid/logout`,
  },
});

/** In each experience, that of the product first. */
const addressesOf = (address: string) =>
  [address, `${address}${address.includes('?') ? '&' : '?'}experience=vanta`] as const;

/** The class of what a browser that was signed in doesn't show (the shell's style sheet). */
const signedOut = 'only-signed-out';

/**
 * One document serves both experiences (`only-…` in the design system's base.css); most parts are the same in both. Twice in
 * a document, the ids of a part would be, too.
 */
export function variants(fairlead: string, vanta: string, who: string): DrawnVariants {
  if (withoutCounts(fairlead) === withoutCounts(vanta)) return { [who]: fairlead };
  return {
    [`${who} only-fairlead`.trim()]: fairlead,
    [`${who} only-vanta`.trim()]: vanta,
  };
}

/** The markup without the numbers of ids that elements count, which depend on when each was loaded. */
const withoutCounts = (html: string) => html.replaceAll(/="([a-z]+)-\d+"/g, '="$1"');
