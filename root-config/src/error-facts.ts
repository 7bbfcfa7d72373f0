import type { ResolvedMap } from '@fairlead/build';
import type { RunningBuild } from './running-builds.ts';

/** What an error report says of the code that ran. */
export type ErrorFacts = {
  /** `area@version` of the part where it happened. */
  readonly module: string;
  /** Of the import map. */
  readonly revision: string;
  /** Which builds a swap had brought in, as `area@version`; `no` when there were none. */
  readonly overridden: string;
};

/** Finds the part that an error belongs to: the area its place begins with, or else the open one. */
export function errorFacts(
  where: string,
  { revision, modules }: Pick<ResolvedMap, 'revision' | 'modules'>,
  builds: readonly RunningBuild[],
): ErrorFacts {
  const versionOf = (area: string) =>
    builds.find((build) => build.area === area)?.version ??
    modules[`@fairlead/mfe-${area}`]?.version;
  const [, named = ''] = where.match(/^([a-z]+)[:@]/) ?? [];
  const open = builds.find(({ area, isOpen }) => isOpen && area !== 'header')?.area ?? '';
  const area = [named, open].find((name) => versionOf(name) !== undefined);
  const overrides = builds.filter(({ isOverride }) => isOverride);
  return {
    module: area
      ? `${area}@${versionOf(area)}`
      : `root-config@${modules['@fairlead/root-config']?.version}`,
    revision,
    overridden: overrides.map((build) => `${build.area}@${build.version}`).join(', ') || 'no',
  };
}
