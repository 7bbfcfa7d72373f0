import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeployedMap } from '@fairlead/build';
import { composeMap, NotReleased, type Revision, withManifest } from '@fairlead/registry';
import { manifestName } from '@fairlead/registry/manifest-path';
import type { PlayedScenarios } from '@fairlead/registry/verify/metadata';
import type { Io } from '../../io.ts';
import { areaHere, buildOf } from '../../mfe/area-here.ts';
import type { OpenRegistry } from '../open-registry.ts';
import type { Candidate } from './find-broken-scenarios.ts';
import { liveVersions } from './find-unplayed.ts';
import { placeOfScenarios, type ScenarioPlace } from './place-of-scenarios.ts';
import { playedFile, writePlayed } from './played-file.ts';

/**
 * Plays the scenarios of the area in the working folder against what is live. Returns what the release says of it, and
 * leaves it beside the build for whoever publishes that from elsewhere. Throws `NotReleased` with those that didn't pass.
 */
export async function playScenarios(
  { store }: Pick<OpenRegistry, 'store'>,
  live: Revision,
  io: Io,
): Promise<PlayedScenarios> {
  const { folder, ...area } = areaHere(io.cwd);
  const { manifest } = buildOf(io.cwd);
  const map = await composeMap(store, live);
  const place = placeOfScenarios({ folder, ...area });
  const count = place ? await countPassed({ folder, manifest }, place, map, io) : 0;
  const played = { count, revision: live.number, modules: liveVersions(manifest, map) };
  const { [manifestName]: text = new Uint8Array() } = withManifest(manifest, {});
  writeFileSync(join(folder, 'dist', playedFile), await writePlayed(played, text));
  return played;
}

async function countPassed(
  candidate: Candidate,
  place: ScenarioPlace,
  map: DeployedMap,
  io: Io,
): Promise<number> {
  // With the bundler, which a publish without scenarios doesn't need.
  const { findBrokenScenarios } = await import('./find-broken-scenarios.ts');
  const { count, problems } = await findBrokenScenarios(candidate, place, map, io);
  if (problems.length > 0)
    throw new NotReleased(problems.map(({ says }) => says).join('\n'), problems);
  return count;
}
