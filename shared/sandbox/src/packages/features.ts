import type { CoverageFeature } from '@fairlead/contracts/packages';
import { coverageFeatures } from '../content/coverage-features.ts';

/** Returns every feature of a coverage or variant; one that is only shown if enabled must have been chosen. */
export function featuresOf(name: string, chosen: readonly string[]): CoverageFeature[] {
  return (coverageFeatures[name] ?? []).map(({ unique_name, only_when_enabled }) => ({
    unique_name,
    is_enabled: !only_when_enabled || chosen.includes(unique_name),
    limits: [],
    out_of_pockets: [],
  }));
}
