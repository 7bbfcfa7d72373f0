import type { ResolvedMap } from '@fairlead/build';
import { addToLoader, prepareLoader } from '../builds/add-to-loader.ts';
import type { AreaMap } from '../page/page-rollouts.ts';
import type { PickedBuilds, UsedBuilds } from '../page/picked-builds.ts';

/** Loads the builds that a visitor gets, instead of those that the page's map has. Null: there are none. */
export async function useBuilds(
  { map, origin }: { readonly map: ResolvedMap; readonly origin: string },
  picked: PickedBuilds,
): Promise<UsedBuilds | null> {
  const builds = Object.values(picked);
  if (builds.length === 0) return null;
  // What a later map says counts, so SystemJS reads the document's first.
  await prepareLoader();
  for (const build of builds) addToLoader(origin, build);
  await Promise.all(builds.map((build) => replaceStyles(map, build)));
  return { map: withBuilds(map, builds), replacedBuilds: replacedBuilds(map, picked) };
}

/** Puts builds in the place of those that a map has. */
export const withBuilds = <Map extends ResolvedMap>(map: Map, builds: readonly AreaMap[]): Map =>
  builds.reduce<Map>(withBuild, map);

const withBuild = <Map extends ResolvedMap>(map: Map, build: AreaMap): Map => ({
  ...map,
  imports: { ...map.imports, ...build.imports },
  integrity: { ...map.integrity, ...build.integrity },
  depcache: { ...map.depcache, ...build.depcache },
  modules: { ...map.modules, ...build.modules },
});

/** What the map had in the place of the picked builds: a page that has to leave one returns to it. */
export const replacedBuilds = (map: ResolvedMap, picked: PickedBuilds): PickedBuilds =>
  Object.fromEntries(
    Object.entries(picked).map(([role, { imports, modules }]) => [
      role,
      {
        imports: pick(map.imports, Object.keys(imports)),
        modules: pick(map.modules, Object.keys(modules)),
        integrity: {},
        depcache: {},
      },
    ]),
  );

const pick = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

/**
 * Loads the style sheets of a build instead of those that the document has of another one, which the drawn screen keeps
 * until then. The area isn't mounted before, because its sheets count as there once they are in the document.
 */
export async function replaceStyles(
  map: ResolvedMap,
  { modules, integrity }: AreaMap,
): Promise<void> {
  for (const [name, { css }] of Object.entries(modules)) {
    const before = map.modules[name]?.css ?? [];
    const gone = before.filter((url) => !css.includes(url));
    const links = gone.flatMap((url) => [
      ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href="${url}"]`),
    ]);
    if (links.length === 0) continue;
    const added = css.filter((url) => !before.includes(url));
    await Promise.all(added.map((url) => addLink(url, integrity[url] ?? '', links[0])));
    for (const link of links) link.remove();
  }
}

function addLink(href: string, integrity: string, beside: Element | undefined): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href });
  const settled = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    // Whoever loads the area asks for it again, and says so if it can't be had.
    link.onerror = () => {
      link.remove();
      resolve();
    };
  });
  beside?.after(link);
  return settled;
}
