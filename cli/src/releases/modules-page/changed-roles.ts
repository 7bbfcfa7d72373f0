import { manifestPath, platformRole, type RegistryStore, readManifest } from '@fairlead/registry';
import { composeMap, type ReleasedRoles } from '@fairlead/registry/compose-map';
import { findDifferences } from '../../mfe/differences.ts';
import { describeAudience } from '../audience.ts';

export type ChangedRole = { readonly role: string; readonly lines: readonly string[] };

type Two = { readonly from: ReleasedRoles; readonly to: ReleasedRoles };

/** What differs between two revisions, by the same lines as `fairlead mfe diff`. Throws `Refused`. */
export async function findChangedRoles(
  store: RegistryStore,
  { from, to }: Two,
): Promise<readonly ChangedRole[]> {
  const names = [...new Set([...Object.keys(from.roles), ...Object.keys(to.roles)])].sort();
  const before = await composeMap(store, from);
  const after = await composeMap(store, to);
  const changed: ChangedRole[] = [];
  for (const role of names) {
    if (from.roles[role] === to.roles[role]) continue;
    const lines = await linesOf(role);
    const rollout = rolloutLines(from.roles[role]?.rollout, to.roles[role]?.rollout);
    changed.push({ role, lines: [...lines, ...rollout] });
  }
  return changed;

  async function linesOf(role: string): Promise<readonly string[]> {
    if (!to.roles[role]) return [`It was not released yet in revision ${to.number}.`];
    if (role === platformRole) return platformLines(before.modules, after.modules);
    return findDifferences(await readManifest(store, to, role, manifestPath(role)), before);
  }
}

type Modules = Awaited<ReturnType<typeof composeMap>>['modules'];

/** Of the shared modules: areas have releases of their own. */
const platformLines = (before: Modules, after: Modules) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !name.startsWith('@fairlead/mfe-'))
    .filter((name) => before[name]?.version !== after[name]?.version)
    .map(
      (name) => `${name}: ${before[name]?.version ?? 'none'} → ${after[name]?.version ?? 'none'}`,
    );

type Rollout = ReleasedRoles['roles'][string]['rollout'];

function rolloutLines(before: Rollout, after: Rollout): readonly string[] {
  const words = (rollout: Rollout) =>
    rollout ? `${rollout.version} for ${describeAudience(rollout)}` : 'none';
  return words(before) === words(after) ? [] : [`rollout: ${words(before)} → ${words(after)}`];
}
