import type { BuildManifest } from '@fairlead/build/build-manifest';
import {
  asData,
  dataBlock,
  type LinkedFile,
  scriptTag,
  styleLink,
} from '@fairlead/build/document-tags';
import { filesOf, stylesOf } from '@fairlead/build/preload';
import type { PageMap } from '@fairlead/build/resolved-map';
import { areaOf, roleOf } from '../area-name.ts';
import { withArea } from '../compose-map.ts';
import type { Revision } from '../read-revision.ts';
import type { mapsOfBuilds } from './rolled-out-builds.ts';

export type Release = {
  readonly revision: Revision;
  readonly manifests: readonly BuildManifest[];
  /** The complete map's file. */
  readonly rest: PageMap['rest'];
  /** The script that verifies. */
  readonly verifier: LinkedFile;
  /** Role → the build that some of the visitors get, and where pages report how builds do. */
  readonly builds: ReturnType<typeof mapsOfBuilds>;
  readonly health: string | null;
};

/** Whether the build asks for the scripts of this document with a high priority. */
const areScriptsUrgent = (html: string) => /\/boot-[^>]* fetchpriority="high"/.test(html);

const mapBlock = /(<script id="fairlead-map" type="systemjs-importmap">)(.*?)(<\/script>)/s;

/** Returns a composed document with the releases of areas in the place of what it was composed with, and their signatures. */
export function signedDocument(
  html: string,
  { revision, manifests, rest, verifier, builds, health }: Release,
): string {
  const [, start = '', json, end = ''] = mapBlock.exec(html) ?? [];
  if (!json) return html;
  const composed: PageMap = JSON.parse(json);
  let map = { ...composed, rest, revision: `r${revision.number}` };
  let changed = html;
  for (const manifest of manifests) {
    const { platform: _, facts: __, ...next } = withArea({ ...map, platform: {} }, manifest);
    const released = { ...map, ...next };
    changed = withFiles(changed, map, released, manifest.name);
    map = { ...released, revision: map.revision };
  }
  const { trusted, texts } = revision;
  const rollouts = Object.keys(builds).length > 0 || health ? { health, builds } : null;
  const { roots: _, ...signed } = texts;
  const beforeBoot = [
    dataBlock('fairlead-signed', 'application/json', { ...signed, root: trusted.root }),
    ...(rollouts ? [dataBlock('fairlead-rollouts', 'application/json', rollouts)] : []),
    scriptTag(verifier, '', areScriptsUrgent(html)),
  ];
  return changed
    .replace(mapBlock, () => start + asData(map) + end)
    .replace(/<script src="[^"]*\/boot-/, (boot) => [...beforeBoot, boot].join('\n    '));
}

/**
 * A document that asks for a module's files at once asks for those of its release instead. The code of its screen is asked
 * for by the release itself, whose screens are in other files.
 */
function withFiles(html: string, before: PageMap, after: PageMap, name: string): string {
  const replaced = (text: string, old: readonly string[], next: readonly string[], tag: Tag) => {
    const isThere = (url: string) => text.includes(`="${url}"`);
    if (!old.some(isThere)) return text;
    const tags = next
      .filter((url) => !isThere(url))
      .map((url) => tag({ url, integrity: after.integrity[url] ?? '' }));
    const gone = old.filter((url) => !next.includes(url));
    const [first = ''] = gone.filter(isThere);
    return gone
      .filter((url) => url !== first)
      .reduce((rest, url) => rest.replace(tagOf(url), ''), text)
      .replace(tagOf(first), () => tags.join('\n    '));
  };
  const scripts = replaced(html, filesOf(before, [name]), filesOf(after, [name]), (file) =>
    scriptTag(file, ' data-modules', areScriptsUrgent(html)),
  );
  const own = scripts.replaceAll(ofScreen(name), '');
  return replaced(own, stylesOf(before, [name]), stylesOf(after, [name]), styleLink);
}

const ofScreen = (name: string) =>
  new RegExp(`<script data-modules="${areaOf(roleOf(name))}"[^>]*></script>\\s*`, 'g');

type Tag = (file: LinkedFile) => string;

const tagOf = (url: string) =>
  new RegExp(
    `<(?:script|link)\\b[^>]*="${url.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')}"[^>]*>(?:</script>)?`,
  );
