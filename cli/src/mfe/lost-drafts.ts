import type { DeployedMap } from '@fairlead/build';
import type { Offered } from './offered.ts';

/** What people have saved with the live build of an area, and the next one would not restore. */
export function findLostDrafts(
  { name, facts }: Offered,
  { facts: live = {} }: DeployedMap,
): readonly string[] {
  const next = facts?.drafts ?? [];
  return (live[name]?.drafts ?? []).flatMap(({ file, version }) => {
    const draft = next.find((one) => one.file === file);
    if (!draft)
      return [
        `${name} has no draft in ${file} anymore: what people saved in it would be lost. Keep it, or force this row if it moved to another file.`,
      ];
    if (draft.version < version)
      return [
        `The draft in ${file} goes back from version ${version} to ${draft.version}, which can't read it. Raise its version.`,
      ];
    const steps = Array.from({ length: draft.version - version }, (_, index) => version + index);
    const missing = steps.filter((step) => !draft.migrates.includes(step));
    if (missing.length === 0) return [];
    return [
      `The draft in ${file} goes from version ${version} to ${draft.version} without a migration of version ${missing.join(', ')}. Add it to "migrations".`,
    ];
  });
}
