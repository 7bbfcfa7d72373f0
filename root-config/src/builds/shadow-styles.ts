import { getPageContext } from '../page/page-context.ts';
import { moduleOf } from './load-area.ts';
import { once } from './once.ts';

const shell = '@fairlead/root-config';
/** The element that replaces the page inside a web component: our rules for `html` and `body` apply to it. */
const page = '.fairlead-page';

/** What `rem` means inside: the font size that the visitor chose in the browser. */
const rem = '--fairlead-rem';

/**
 * Resets inherited values of the surrounding page; its rules don't reach inside anyway. `medium` is the visitor's size, while
 * the root element, which `rem` measures, has the partner's. Important, because a page's rules for an element win otherwise.
 * A container has no width of its own: in a row of a partner's, it takes what it would need at most, and shrinks.
 */
const isolation = `
  :host { display: block; font-size: medium !important; ${rem}: 1em !important; container: fairlead / inline-size;
    contain-intrinsic-inline-size: 1200px; min-inline-size: 0; }
  ${page} { all: initial; display: block; }
`;
/** An element is as high as what it shows, because the window is the partner's. */
const afterward = `${page}, ui-hand-off { min-height: 0; }`;

/** A registered length is computed once, on the element: otherwise `1em` would be another size wherever it is used. */
function registerRem() {
  const isKnown = getComputedStyle(document.documentElement).getPropertyValue(rem) !== '';
  if (isKnown) return;
  CSS.registerProperty({ name: rem, syntax: '<length>', inherits: true, initialValue: '16px' });
}

const sheets = new Map<string, () => Promise<CSSStyleSheet>>();

/**
 * Loads the style sheets that a web component of this area adopts: the design system's and the area's own. They apply only
 * inside the component, except for their fonts, which browsers only find in the document.
 */
export async function loadShadowStyles(area: string): Promise<readonly CSSStyleSheet[]> {
  registerRem();
  const { map } = getPageContext();
  const urls = [shell, moduleOf(area)].flatMap((name) => map.modules[name]?.css ?? []);
  const own = await Promise.all([...new Set(urls)].map((url) => loadOnce(url)));
  return [sheetOf(isolation), ...own, sheetOf(afterward)];
}

function loadOnce(url: string) {
  const load = sheets.get(url) ?? once(() => loadSheet(url));
  sheets.set(url, load);
  return load();
}

async function loadSheet(path: string): Promise<CSSStyleSheet> {
  const { map, origin } = getPageContext();
  const integrity = map.integrity[path];
  const url = `${origin}${path}`;
  if (!integrity)
    throw new Error(
      `The import map has no integrity for ${url}, so it was not loaded. Build the map again.`,
    );
  const text = await readWhole(url, integrity);
  const sheet = sheetOf(withOwnWidths(withOwnSizes(withAbsoluteUrls(text, url))));
  for (const rule of styleRulesOf(sheet)) rule.selectorText = inPage(rule.selectorText);
  shareFonts(sheet);
  return sheet;
}

/** Reads a sheet. One that arrived incomplete is requested once more, bypassing all caches. */
async function readWhole(url: string, integrity: string) {
  try {
    return await read(url, { integrity });
  } catch {
    return read(url, { integrity, cache: 'reload' });
  }
}

async function read(url: string, init: RequestInit) {
  const response = await fetch(url, { ...init, credentials: 'omit' });
  if (!response.ok)
    throw new Error(
      `${url} was answered with ${response.status} instead of 200. Check that the server has this style sheet.`,
    );
  return response.text();
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** An adopted style sheet has no URL, so relative URLs need a base. */
const withAbsoluteUrls = (text: string, base: string) =>
  text.replace(
    /url\(\s*(["']?)(?!data:)([^"')]+)\1\s*\)/g,
    (_, __, path: string) => `url("${new URL(path, base).href}")`,
  );

/** A media query keeps its `rem`, which is the visitor's size there. */
const withOwnSizes = (text: string) =>
  text.replace(
    /(@media[^{]*\{)|(?<![\w.-])(-?\d*\.?\d+)rem\b/g,
    (_, query?: string, size?: string) => query ?? `calc(${size} * var(${rem}))`,
  );

/** The layout depends on the width that the partner's page gives the element, not on that of the window. */
const withOwnWidths = (text: string) =>
  text.replace(/@media\s*(?=\((?:min-|max-)?width)/g, '@container fairlead ');

function styleRulesOf({ cssRules }: { readonly cssRules: CSSRuleList }): CSSStyleRule[] {
  return [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRulesOf(rule as CSSGroupingRule) : []),
  ]);
}

/** `body > main, html:has(.x)` → `.fairlead-page > main, .fairlead-page:has(.x)`. */
const inPage = (selector: string) =>
  selector.replace(/(^|[\s,>+~(])(?::root|html|body)(?![\w-])/g, `$1${page}`);

function shareFonts({ cssRules }: CSSStyleSheet) {
  const fonts = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  if (fonts.length === 0) return;
  const sheet = sheetOf(fonts.map(({ cssText }) => cssText).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
