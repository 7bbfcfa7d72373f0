import type { ResolvedMap } from '@fairlead/build';
import { areaOfModule } from '@fairlead/domain/area-name';

export type LiveArea = {
  readonly area: string;
  readonly version: string;
  /** The addresses that it brings; those of the specification are in every composition. */
  readonly addresses: readonly string[];
  readonly requires: Readonly<Record<string, string>>;
};

/** Lists the areas of a composition. */
export const liveAreas = ({ modules }: ResolvedMap): readonly LiveArea[] =>
  Object.entries(modules).flatMap(([module, { version, requires, area: facts }]) => {
    const area = areaOfModule(module);
    if (area === null) return [];
    const addresses = Object.values(facts?.routes ?? {}).map(({ pattern }) => pattern);
    return [{ area, version, addresses, requires }];
  });

export const areaOf = (name: string): string => name.replace('@fairlead/mfe-', '');
