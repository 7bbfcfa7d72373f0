import type { FirstData } from '@fairlead/contracts/first-data';
import { crashText } from '@fairlead/ui/behavior';
import { dataBlock, type LinkedFile, scriptTag, styleLink } from './document-tags.ts';
import { filesOf, stylesOf } from './preload.ts';
import type { DrawnDocument, DrawnVariants } from './prerender/drawn-page.ts';
import type { PageMap, ResolvedMap } from './resolved-map.ts';
import type { SiteSettings } from './site-settings.ts';
import type { VendorSettings } from './vendor-settings.ts';

/** The page's data for its shell, in `#fairlead-page`. */
export type PageSettings = Partial<FirstData> & {
  /** The module whose `start()` shows the page. */
  readonly shell: string;
  /** A module to start before anything else, e.g. the sandbox. */
  readonly before: readonly string[];
  /**
   * Where the document asks who is there whose flags the guards read; the boot script asks the flag service then. Null: they
   * read none, or this page doesn't ask it early.
   */
  readonly flagsOf: string | null;
  /** The path of a service worker's script that this page may register; null for none. */
  readonly worker: string | null;
  /** Whether `globalThis.fairlead` lets tools swap and inspect micro-frontends. */
  readonly control: boolean;
  /** What every start asks the back end first: the document asks for it before its scripts are there. */
  readonly firstCalls: readonly string[];
  /** Milliseconds after which a micro-frontend counts as hanging. */
  readonly timeLimits: { readonly load: number; readonly mount: number };
  readonly vendors: VendorSettings;
  readonly sites: SiteSettings;
  /** Origins of partners: their pages may show ours in a frame, and a sign-in returns to them. */
  readonly partners: readonly string[];
  /** The stand-in's address for other sites; null if they exist. */
  readonly outsidePage: string | null;
};

/** The module that asks the flag service. */
export const flagService = '@fairlead/vendors/flags';

type PageParts = {
  readonly template: string;
  readonly map: PageMap;
  /** Before the boot script, so that it notices the boot script's failures. */
  readonly watchdog: LinkedFile;
  readonly boot: LinkedFile;
  readonly settings: PageSettings;
  /** What its screen is called; undefined: the page has none. */
  readonly title?: string | undefined;
  readonly description: string;
  /** Modules the requested route shows. */
  readonly modules: readonly string[];
  /** Files of its area that its screen loads when it is shown; none if the screen came with the area. */
  readonly screenFiles?: readonly string[];
  /** What runs before the first paint. */
  readonly early: string;
  /** What a visitor sees first, with the styles for it; undefined: nothing, until the scripts are there. */
  readonly drawn?: DrawnDocument | undefined;
};

/** The document for one area: everything it will need is asked for in its first bytes. */
export function renderPage(parts: PageParts): string {
  const { template, map, settings, title, modules, early, drawn } = parts;
  const script = (file: LinkedFile, mark = '') => scriptTag(file, mark, !drawn?.isUsable);
  const screenFiles = new Set(parts.screenFiles);
  // Deferred scripts run in this order, and the shell's files are large.
  const scripts = [
    ...new Set([
      ...filesOf(map, settings.flagsOf === null ? [] : [flagService]),
      ...filesOf(map, [...modules, ...screenFiles]),
    ]),
  ];
  const styles = stylesOf(map, modules);
  return (
    template
      .replace('<!-- title -->', () => (title === undefined ? '' : `${asText(title)} · `))
      .replace('<!-- description -->', () => asText(parts.description))
      .replace('<!-- first styles -->', () =>
        drawn ? inlineStyle(drawn, styles) : styleLinks(map, styles),
      )
      .replace('<!-- first paint -->', () => (drawn ? paintWhole : ''))
      // At the end of the body a style sheet doesn't hold back the first paint; scripts wait for it as before.
      .replace('<!-- later styles -->', () => (drawn ? styleLinks(map, styles) : ''))
      .replace('<!-- early -->', () => `<script>${early}</script>`)
      .replace('<!-- drawn header -->', () => drawnPart('header', drawn?.header))
      .replace('<!-- drawn main -->', () => drawnPart(drawn?.area, drawn?.main))
      .replace('<!-- modules -->', () =>
        scripts
          .map((url) => {
            const mark = screenFiles.has(url) ? `data-modules="${drawn?.area}"` : 'data-modules';
            return script(linked(map, url), ` ${mark}`);
          })
          .join('\n    '),
      )
      .replace('<!-- import map -->', () => dataBlock('fairlead-map', 'systemjs-importmap', map))
      .replaceAll('<!-- team email -->', () => emailLink(settings.sites.teamEmail))
      .replace('<!-- team address -->', () => settings.sites.teamEmail)
      .replace('<!-- crash heading -->', crashText.heading)
      .replace('<!-- crash advisor -->', crashText.advisor)
      .replace('<!-- crash retry -->', crashText.retry)
      .replace('<!-- settings -->', () => dataBlock('fairlead-page', 'application/json', settings))
      .replace('<!-- watchdog -->', () => script(parts.watchdog))
      .replace('<!-- boot -->', () => script(parts.boot))
  );
}

/**
 * Nothing is painted before what follows the drawn screen is parsed: half a screen would be laid out in another place.
 * Where a browser doesn't know this, it paints when it likes, as ever.
 */
const paintWhole = '<link rel="expect" href="#toasts" blocking="render">';

/** The places of a drawn part, which the area of that name takes over when it is mounted. */
const drawnPart = (area = '', markup: DrawnVariants = {}) =>
  Object.entries(markup)
    .map(([who, html]) => `<div data-drawn="${area}"${who && ` class="${who}"`}>${html}</div>`)
    .join('');

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const emailLink = (email: string) => `<a href="mailto:${email}">${email}</a>`;

/** The first paint's rules of these style sheets, of which those of the design system are the first. */
const inlineStyle = ({ criticalCss }: DrawnDocument, styles: readonly string[]) =>
  `<style>${styles.map((url) => criticalCss[url] ?? '').join('')}</style>`;

const styleLinks = (map: ResolvedMap, urls: readonly string[]) =>
  urls.map((url) => styleLink(linked(map, url))).join('\n    ');

const linked = ({ integrity }: ResolvedMap, url: string): LinkedFile => ({
  url,
  integrity: integrity[url],
});
