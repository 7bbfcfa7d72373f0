import type { ResolvedMap } from '@fairlead/build';

export type LiveArea = {
  readonly area: string;
  readonly version: string;
  /** The addresses that it brings; those of the specification are in every composition. */
  readonly addresses: readonly string[];
  readonly requires: Readonly<Record<string, string>>;
};

/** Lists the areas of a composition. */
export const liveAreas = ({ modules }: ResolvedMap): readonly LiveArea[] =>
  Object.entries(modules)
    .filter(([name]) => /^@fairlead\/mfe-(?!kit$)/.test(name))
    .map(([name, { version, requires, area }]) => ({
      area: areaOf(name),
      version,
      addresses: Object.values(area?.routes ?? {}).map(({ pattern }) => pattern),
      requires,
    }));

export const areaOf = (name: string): string => name.replace('@fairlead/mfe-', '');
