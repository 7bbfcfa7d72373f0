import type { AreaFacts } from './area-facts.ts';
import type { PlatformImports } from './platform-imports.ts';
import type { SourceFacts } from './source-facts.ts';

/** The import map of a deployment: the address and the hash of each module. */
export type ResolvedMap = {
  readonly revision: string;
  /** Specifier → URL. A module that travels in a group has its name after `#`. */
  readonly imports: Readonly<Record<string, string>>;
  /** URL → sha384 of the file. A file without an entry is refused. */
  readonly integrity: Readonly<Record<string, string>>;
  /** URL → what to fetch along with it. */
  readonly depcache: Readonly<Record<string, readonly string[]>>;
  readonly modules: Readonly<Record<string, DeployedModule>>;
};

/** `/import-map.json`: with what an area that is built elsewhere is compared with. No page needs that. */
export type DeployedMap = ResolvedMap & {
  /** What React and the like, and our shared packages export: nothing else can be imported. */
  readonly platform: PlatformImports;
  /** Area → its drafts and calls. */
  readonly facts?: Readonly<Record<string, SourceFacts>>;
  /** Module → the version that some of the visitors get instead. */
  readonly rollouts?: Readonly<Record<string, string>>;
  /** The script that verifies signatures in a page. */
  readonly verifier?: { readonly url: string; readonly integrity: string };
  /** The one for documents where a build is rolled out to some of the visitors. */
  readonly rolloutsVerifier?: { readonly url: string; readonly integrity: string };
};

/** The map in a page's document: all modules, but only the files that this page loads by itself. */
export type PageMap = ResolvedMap & {
  /** The file with `integrity` and `depcache` of all files (`RestOfMap`). */
  readonly rest: { readonly url: string; readonly integrity: string };
};

type DeployedModule = {
  readonly version: string;
  readonly requires: Readonly<Record<string, string>>;
  readonly css: readonly string[];
  readonly area?: AreaFacts;
};

/** Where all built files are served from. */
export const assetsPath = '/assets/';
