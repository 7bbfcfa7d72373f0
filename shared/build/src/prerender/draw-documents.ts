import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../pages.ts';
import { stylesOf } from '../preload.ts';
import type { ResolvedMap } from '../resolved-map.ts';
import { criticalCss } from './critical-css.ts';
import type { DrawnDocument, DrawnVariants } from './drawn-page.ts';
import { prerender } from './prerender.ts';

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

/** Draws the first screens of the pages that are the same for every visitor without a session, by page. */
export async function drawDocuments(work: Work): Promise<ReadonlyMap<string, DrawnDocument>> {
  const { root, dist, map, pages, boot, template, onUndrawn } = work;
  const body = /<body>(.*)<\/body>/s.exec(template)?.[1] ?? '';
  const asked = Object.entries(pages).flatMap(([name, { modules, settings, drawnFor }]) =>
    drawnFor !== undefined && modules.every((module) => map.imports[module])
      ? [{ name, modules, addresses: addressesOf(drawnFor), page: { map, settings, boot, body } }]
      : [],
  );
  const drawn = await prerender(
    asked.flatMap(({ addresses, page }) => addresses.map((address) => ({ address, ...page }))),
    { root, dist, onUndrawn },
  );
  const found = asked.map(async ({ name, modules, addresses }) => {
    const [fairlead, vanta] = addresses.map((address) => drawn.get(address));
    if (!fairlead || !vanta) return [];
    const css = stylesOf(map, modules).map((url) => readFileSync(join(dist, url), 'utf8'));
    const parts = [fairlead.header, vanta.header, fairlead.main, vanta.main];
    const document: DrawnDocument = {
      ...fairlead,
      header: variants(fairlead.header, vanta.header),
      main: variants(fairlead.main, vanta.main),
      criticalCss: await criticalCss(css.join('\n'), [body, ...parts].join('')),
    };
    return [[name, document] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

/** In each experience, that of the product first. */
const addressesOf = (address: string) => [address, `${address}?experience=vanta`] as const;

/** One document serves both experiences (`only-…` in the design system's base.css); most parts are the same in both. */
const variants = (fairlead: string, vanta: string): DrawnVariants =>
  fairlead === vanta ? { '': fairlead } : { 'only-fairlead': fairlead, 'only-vanta': vanta };
