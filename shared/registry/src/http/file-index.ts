import { readHistory } from '../history.ts';
import { platformRole } from '../manifest-path.ts';
import type { Revision } from '../read-revision.ts';
import type { RegistryStore } from '../store/registry-store.ts';

/**
 * Finds the hash of a file by the address that pages know, in the current revision and in all before it: a page keeps
 * the revision that it was opened with.
 */
export function createFileIndex(store: RegistryStore) {
  let known: { readonly revision: number; readonly hashes: ReadonlyMap<string, string> } | null =
    null;
  return {
    async find(revision: Revision, path: string): Promise<string | undefined> {
      if (known?.revision !== revision.number) {
        const history = await readHistory(store, revision);
        const entries = history
          .toReversed()
          .flatMap(({ role, file }) =>
            Object.entries(file.targets).map(
              ([target, { hashes }]) => [addressOf(role, target), hashes.sha384 ?? ''] as const,
            ),
          );
        known = { revision: revision.number, hashes: new Map(entries) };
      }
      return known.hashes.get(path);
    },
  };
}

/** The platform's files have no folder, as in a composed build. */
const addressOf = (role: string, target: string) =>
  role === platformRole ? target.slice(platformRole.length + 1) : target;
