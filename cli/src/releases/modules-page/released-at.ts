import type { HistoryEntry } from '@fairlead/registry';
import type { ReleasedRoles } from '@fairlead/registry/compose-map';

/** Returns what an earlier revision had released. `history` is the one of the current revision, newest first. */
export function releasedAt(history: readonly HistoryEntry[], number: number): ReleasedRoles {
  const until = history.filter(({ revision, role }) => revision <= number && role !== 'targets');
  const roles = until.toReversed().map(({ role, file }) => [role, file] as const);
  return { number, roles: Object.fromEntries(roles) };
}
