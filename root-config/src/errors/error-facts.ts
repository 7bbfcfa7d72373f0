import type { ResolvedMap } from '@fairlead/build';
import type { RunningBuild } from '../slots/running-builds.ts';

/** The facts about the running code in an error report. */
export type ErrorFacts = {
  /** `area@version` of the part where it happened. */
  readonly module: string;
  /** Of the import map. */
  readonly revision: string;
  /** The swapped-in builds, as `area@version`; `no` if there are none. */
  readonly overridden: string;
};

/** Returns the part that an error belongs to: the area at the beginning of its location, or else the open one. */
export function errorFacts(
  where: string,
  { revision, modules }: Pick<ResolvedMap, 'revision' | 'modules'>,
  builds: readonly RunningBuild[],
): ErrorFacts {
  const versionOf = (area: string) =>
    builds.find((build) => build.area === area)?.version ??
    modules[`@fairlead/mfe-${area}`]?.version;
  const [, named = ''] = where.match(/^([a-z-]+)[:@]/) ?? [];
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
