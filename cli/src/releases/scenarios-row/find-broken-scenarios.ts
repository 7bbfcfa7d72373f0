import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import type { Io } from '../../io.ts';
import { loadOrRefuse } from '../../load-or-refuse.ts';
import type { Finding } from '../../mfe/findings.ts';
import { playPlans } from '../../run/play-plans.ts';
import { createDriverPool } from '../../run/workers/driver-pool.ts';
import { describeBroken } from './describe-broken.ts';
import { findChangedFiles } from './find-changed-files.ts';
import { findOtherVersions } from './find-other-versions.ts';
import type { ScenarioPlace } from './place-of-scenarios.ts';

export type Candidate = {
  /** Of the area. */
  readonly folder: string;
  readonly manifest: BuildManifest;
};

export type Played = {
  /** How many scenarios were played. */
  readonly count: number;
  readonly problems: readonly Finding[];
};

/**
 * Plays the scenarios of an area, headless, on what its build was made from and the versions of shared modules that are
 * live.
 */
export async function findBrokenScenarios(
  { folder, manifest }: Candidate,
  { cwd, path }: ScenarioPlace,
  live: DeployedMap,
  io: Io,
): Promise<Played> {
  const there = { ...io, cwd };
  const all = await loadOrRefuse([path], there);
  const plans = all.filter(({ tags }) => !tags.includes('browser'));
  const unlike = [
    ...findOtherVersions(folder, manifest, live),
    ...(await findChangedFiles(folder, manifest)),
  ];
  // What plays wouldn't be what is published.
  if (plans.length === 0 || unlike.length > 0) return { count: 0, problems: unlike.map(ofRow) };
  const pool = await createDriverPool(
    { driver: 'headless', target: 'msw', seed: 1, trace: 'off' },
    there,
  );
  const run = await playPlans(plans, pool, there, () => {});
  return { count: run.scenarios.length, problems: describeBroken(run).map(ofRow) };
}

const ofRow = (says: string): Finding => ({ row: 'scenarios', says });
