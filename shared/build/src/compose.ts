import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Deployment, deploymentFile } from './deployment/deployment.ts';
import { serverFiles } from './deployment/server-files.ts';
import { type Built, type Group, makeGroups } from './groups.ts';
import type { ModuleList } from './module-list.ts';
import { type Output, openOutput } from './output.ts';
import { renderPage } from './page.ts';
import { laterImports, mapForPage, writeRest } from './page-map.ts';
import type { Page } from './pages.ts';
import { withPassedOn } from './passed-on.ts';
import type { PlatformImports } from './platform-imports.ts';
import { drawDocuments } from './prerender/draw-documents.ts';
import { readRevisions } from './read-revisions.ts';
import { resolveMap } from './resolve-map.ts';
import { assetsPath, type DeployedMap, type ResolvedMap } from './resolved-map.ts';
import type { Retention } from './retention.ts';
import { filesOfAll, revisionsFile, withRevision } from './revisions.ts';
import { screenFilesOf } from './screen-files.ts';

export type Composition = {
  readonly root: string;
  /** Where the deployable files go. */
  readonly dist: string;
  readonly list: ModuleList;
  readonly builds: readonly Built[];
  readonly boot: Built;
  /** What the platform exports. */
  readonly platform: PlatformImports;
  readonly watchdog: Built;
  /** The script that verifies signatures; no document has it until `fairlead mfe deploy` puts it there. */
  readonly signed: Built;
  /** The same for documents of a rollout. */
  readonly signedRollouts: Built;
  /** The script that runs before the first paint. */
  readonly early: string;
  readonly pages: Readonly<Record<string, Page>>;
  readonly deployment: Deployment;
  /** Whether to write configurations for other servers. */
  readonly isForServers: boolean;
  /** Files to serve at the root of the site. */
  readonly publicFiles: readonly string[];
  /** Which files of earlier deployments to keep for pages that are still open. */
  readonly keep: Retention;
  /** In ms. */
  readonly now: number;
  /** Called for each page whose document starts empty because it can't be drawn. */
  readonly onUndrawn: (address: string, error: Error) => void;
};

/** Composes all builds into what a server serves: assets, the resolved map, one document per area. */
export async function compose(composition: Composition): Promise<ResolvedMap> {
  const { root, dist, list, builds, boot, watchdog, pages, publicFiles, keep, now } = composition;
  const { signed, signedRollouts, deployment, isForServers, early, onUndrawn, platform } =
    composition;
  const groups = makeGroups(list.groups, builds);
  const map = resolveMap(builds, groups);
  const laterOf = laterImports(builds, groups);
  // The map of a drawn document has only what the shell itself imports later: over 14.6 kB, the document would take one
  // more round trip before its first paint.
  const [shellFile] = map.imports['@fairlead/root-config']?.split('#') ?? [];
  const laterOfShell = (url: string) => (url === shellFile ? laterOf(url) : []);
  const output = openOutput(dist, join(root, '.cache/compressed'));

  for (const built of [...builds, boot, watchdog, signed, signedRollouts])
    copyAssets(built, groups, output);
  for (const { fileName, code } of groups) output.write(`assets/${fileName}`, code);
  for (const file of publicFiles) output.write(`public/${basename(file)}`, readFileSync(file));

  const verifiers = { verifier: entryFile(signed), rolloutsVerifier: entryFile(signedRollouts) };
  const described = { ...describeMap(map, platform, builds), ...verifiers };
  output.write('import-map.json', JSON.stringify(described));
  const rest = writeRest(map);
  output.write(rest.url.slice(1), rest.text);
  output.write(deploymentFile, JSON.stringify(deployment, null, 2));
  if (isForServers) {
    const atRoot = [...publicFiles.map((file) => basename(file)), 'settings.json'];
    for (const [file, text] of Object.entries(serverFiles(deployment, atRoot)))
      output.write(file, text);
  }
  // For partners' pages, which have no settings of their own.
  output.write('public/settings.json', JSON.stringify(pages.index?.settings));
  const template = readFileSync(join(root, 'root-config/src/index.html'), 'utf8');
  const drawn = await drawDocuments({
    root,
    dist,
    map,
    pages,
    boot: entryFile(boot).url,
    template,
    onUndrawn,
  });
  for (const [page, { modules, settings, title, description }] of Object.entries(pages)) {
    const present = modules.filter((name) => map.imports[name]);
    const screen = drawn.get(page);
    const screenFiles = screen ? screenFilesOf(screen, map, builds) : [];
    output.write(
      `pages/${page}.html`,
      renderPage({
        template,
        map: mapForPage(map, rest, [...present, ...screenFiles], screen ? laterOfShell : laterOf),
        watchdog: entryFile(watchdog),
        boot: entryFile(boot),
        settings,
        title,
        description,
        modules: present,
        screenFiles,
        early,
        drawn: screen,
      }),
      // There is a document per route, and each change of a file changes them all.
      isForServers && screen ? 'best' : 'fast',
    );
  }

  const { revision } = map;
  const files = output.written('assets');
  const revisions = withRevision(readRevisions(dist), { revision, files }, keep, now);
  output.write(revisionsFile, JSON.stringify(revisions));
  await output.finish(filesOfAll(revisions));
  return map;
}

/** The map with what a build from elsewhere is compared with. */
function describeMap(
  map: ResolvedMap,
  platform: PlatformImports,
  builds: readonly Built[],
): DeployedMap {
  const manifests = builds.map(({ manifest }) => manifest);
  const ours = manifests.filter(({ name }) => name.startsWith('@fairlead/'));
  return {
    ...map,
    platform: {
      ...platform,
      ...withPassedOn(Object.assign({}, ...ours.map(({ exports }) => exports))),
    },
    facts: Object.fromEntries(
      manifests.flatMap(({ name, facts }) => (facts ? [[name, facts]] : [])),
    ),
  };
}

function entryFile({ manifest }: Built) {
  const file = Object.values(manifest.modules)[0] ?? '';
  return { url: assetsPath + file, integrity: manifest.files[file]?.integrity ?? '' };
}

function copyAssets({ dir, manifest }: Built, groups: readonly Group[], { write }: Output) {
  for (const file of Object.keys(manifest.files)) {
    if (groups.some(({ names }) => names.has(file))) continue;
    write(`assets/${file}`, readFileSync(join(dir, file)));
  }
}
