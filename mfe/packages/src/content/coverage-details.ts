import { coverageFamily } from '@fairlead/domain/packages';
import type { CoverageContent } from './coverage-content.ts';
import { bii } from './coverages/bii.ts';
import { bpp } from './coverages/bpp.ts';
import { crime } from './coverages/crime.ts';
import { cyber } from './coverages/cyber.ts';
import { cyberFirstParty } from './coverages/cyber-first-party.ts';
import { cyberThirdParty } from './coverages/cyber-third-party.ts';
import { dao } from './coverages/dao.ts';
import { eao } from './coverages/eao.ts';
import { ebl } from './coverages/ebl.ts';
import { epl } from './coverages/epl.ts';
import { fiduciary } from './coverages/fiduciary.ts';
import { gl } from './coverages/gl.ts';
import { media } from './coverages/media.ts';
import { newYork, newYorkFeatures } from './coverages/new-york.ts';

const contents: Readonly<Record<string, CoverageContent>> = {
  gl,
  bpp,
  bii,
  ebl,
  dao,
  epl,
  fiduciary,
  crime,
  eao,
  media,
  cyber,
  cyber_third_party: cyberThirdParty,
  cyber_first_party: cyberFirstParty,
  property: bpp,
};

/** Returns the content of a coverage or its New York form; null for an unknown one. */
export function coverageDetails(uniqueName: string): CoverageContent | null {
  const found = contents[coverageFamily(uniqueName)];
  if (!found) return null;
  const differs = newYork[uniqueName];
  return differs
    ? { ...found, ...differs, features: [...found.features, ...newYorkFeatures] }
    : found;
}
