import { areaOf, findGoal, type HistoryEntry, NotReleased, Refused } from '@fairlead/registry';
import { refuseIfSame } from '@fairlead/registry/publish';
import { readTarget } from '@fairlead/registry/read-revision';
import { explainRefusal } from '../explain-refusal.ts';
import { createGate } from '../gate.ts';
import type { ModulesState } from './modules-state.ts';

/** What `fairlead mfe rollback` would say of a release; nothing is signed or written. */
export type RollbackCheck = {
  /** What a rollback would return to; null if there is none. */
  readonly goal: HistoryEntry | null;
  /** Why it would be refused, a line each; empty if it wouldn't. */
  readonly refusals: readonly string[];
};

/** Asks the registry's own gate. `wanted` is a revision, or null for the release before the current one. */
export async function checkRollback(
  { store, revision, history }: ModulesState,
  role: string,
  wanted: number | null,
): Promise<RollbackCheck> {
  let goal: HistoryEntry | null = null;
  try {
    goal = findGoal(history, role, wanted);
    const { file } = goal;
    refuseIfSame(revision, { role, targets: file.targets });
    const release = { kind: 'rollback', version: '', replaces: 0, by: '', at: '' } as const;
    const read = (path: string) => readTarget(store, { roles: { [role]: file } }, role, path);
    for (const path of Object.keys(file.targets)) await read(path);
    await createGate(store)(revision, { role, file: { ...file, release }, read });
    return { goal, refusals: [] };
  } catch (error) {
    if (error instanceof Refused) return { goal, refusals: [explainRefusal(error)] };
    if (error instanceof NotReleased) return { goal, refusals: error.message.split('\n') };
    throw error;
  }
}

/** The command that does it, with the team's key. */
export const rollbackCommand = (role: string, { revision, release }: HistoryEntry): string =>
  `fairlead mfe rollback ${release?.to ?? revision} --area ${areaOf(role)} --because "…"`;
