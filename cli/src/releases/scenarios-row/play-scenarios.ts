import { composeMap, NotReleased, type Revision } from '@fairlead/registry';
import type { Io } from '../../io.ts';
import { areaHere, buildOf } from '../../mfe/area-here.ts';
import type { OpenRegistry } from '../open-registry.ts';
import { placeOfScenarios } from './place-of-scenarios.ts';

/**
 * Asks the row `scenarios` of the gate: plays those of the area in the working folder against what is live. Returns how
 * many passed, 0 if there are none. Throws `NotReleased` with those that didn't.
 */
export async function playScenarios(
  { store }: Pick<OpenRegistry, 'store'>,
  live: Revision,
  io: Io,
): Promise<number> {
  const { folder, ...area } = areaHere(io.cwd);
  const place = placeOfScenarios({ folder, ...area });
  if (!place) return 0;
  // With the bundler, which a publish without scenarios doesn't need.
  const { findBrokenScenarios } = await import('./find-broken-scenarios.ts');
  const candidate = { folder, manifest: buildOf(io.cwd).manifest };
  const map = await composeMap(store, live);
  const { count, problems } = await findBrokenScenarios(candidate, place, map, io);
  if (problems.length > 0)
    throw new NotReleased(problems.map(({ says }) => says).join('\n'), problems);
  return count;
}
