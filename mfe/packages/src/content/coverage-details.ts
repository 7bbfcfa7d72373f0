import { coverageFamily } from '@fairlead/domain/packages';
import type { CoverageCopy } from './coverage-copy.ts';
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

const copies: Readonly<Record<string, CoverageCopy>> = {
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

/** The copy of a coverage or of its New York form; null for one this version does not know. */
export function coverageDetails(uniqueName: string): CoverageCopy | null {
  const copy = copies[coverageFamily(uniqueName)];
  if (!copy) return null;
  const differs = newYork[uniqueName];
  return differs ? { ...copy, ...differs, features: [...copy.features, ...newYorkFeatures] } : copy;
}
