import { createHash } from 'node:crypto';
import { type BuildManifest, integrityOf } from './build-manifest.ts';
import type { Built, Group } from './groups.ts';
import { filesOf, stylesOf } from './preload.ts';
import { assetsPath, type PageMap, type ResolvedMap } from './resolved-map.ts';

/** What pages load when they need a file that their own map leaves out. */
export type RestOfMap = Pick<ResolvedMap, 'integrity' | 'depcache'>;

type RestFile = PageMap['rest'] & { readonly text: string };

/** The file with the complete `integrity` and `depcache` of a deployment. Its name is its content, like every asset's. */
export function writeRest({ integrity, depcache }: ResolvedMap): RestFile {
  const text = JSON.stringify({ integrity, depcache } satisfies RestOfMap);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `${assetsPath}map-${hash}.json`, text, integrity: integrityOf(text) };
}

/**
 * Returns the map for a page's document. It knows the files that these modules load now or later, and the product's
 * style sheets. A hash doesn't compress, and the hashes of all files are 6 kB before the first screen.
 */
export function mapForPage(
  map: ResolvedMap,
  { url, integrity }: PageMap['rest'],
  specifiers: readonly string[],
  laterOf: (url: string) => readonly string[],
): PageMap {
  const scripts = withLater(map, specifiers, laterOf);
  const files = new Set([...scripts, ...stylesOf(map, [...specifiers, shell])]);
  const own = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([file]) => files.has(file)));
  return {
    ...map,
    integrity: own(map.integrity),
    depcache: own(map.depcache),
    rest: { url, integrity },
  };
}

/** Its style sheet is the product's: the login site of the sandbox uses it, too. */
const shell = '@fairlead/root-config';

function withLater(
  map: ResolvedMap,
  specifiers: readonly string[],
  laterOf: (url: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...specifiers];
  for (const specifier of queue)
    for (const url of filesOf(map, [specifier])) {
      if (found.has(url)) continue;
      found.add(url);
      queue.push(...laterOf(url));
    }
  return found;
}

/** Which modules a file imports when they are needed, by the file's URL. */
export function laterImports(
  builds: readonly Built[],
  groups: readonly Group[],
): (url: string) => readonly string[] {
  const later = new Map<string, string[]>();
  for (const { manifest } of builds)
    for (const [file, specifiers] of laterIn(manifest)) {
      const group = groups.find(({ names }) => names.has(file));
      const url = assetsPath + (group?.fileName ?? file);
      later.set(url, [...(later.get(url) ?? []), ...specifiers]);
    }
  return (url) => later.get(url) ?? [];
}

const laterIn = ({ files }: BuildManifest) =>
  Object.entries(files).map(([file, { later }]) => [file, later] as const);
