import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { addToLoader } from '../builds/add-to-loader.ts';
import { importDeployed, moduleOf } from '../builds/load-area.ts';
import { getPageContext } from '../page/page-context.ts';
import { leaveBuild } from '../page/visitor.ts';
import { withBuilds } from './use-builds.ts';

const roleOf = (area: string) => `mfe-${area}`;

const othersOf = (area: string) => getPageContext().replacedBuilds[roleOf(area)];

/** Whether this page has a build of the area that is rolled out to some of the visitors. */
export const hasRollout = (area: string): boolean => othersOf(area) !== undefined;

/** Loads the build that everyone else has; null if this page has it. */
export async function loadOthersBuild(area: string): Promise<MicroFrontend | null> {
  const others = othersOf(area);
  const path = others?.imports[moduleOf(area)];
  if (!others || !path) return null;
  const { origin } = getPageContext();
  const css = others.modules[moduleOf(area)]?.css ?? [];
  return importDeployed(
    origin + path,
    css.map((url) => origin + url),
  );
}

/** From now on this page has the build that everyone else has. */
export function leaveRollout(area: string): void {
  const context = getPageContext();
  const { [roleOf(area)]: others, ...left } = context.replacedBuilds;
  if (!others) return;
  context.replacedBuilds = left;
  context.map = withBuilds(context.map, [others]);
  addToLoader(context.origin, others);
}

/**
 * Leaves the rollout because its build crashed, also on the next pages of this browser; resolves to the build that everyone
 * else has.
 */
export async function leaveCrashed(area: string): Promise<MicroFrontend | null> {
  const crashed = getPageContext().map.modules[moduleOf(area)]?.version ?? '';
  const build = await loadOthersBuild(area);
  if (hasRollout(area)) leaveBuild(roleOf(area), crashed);
  leaveRollout(area);
  return build;
}
