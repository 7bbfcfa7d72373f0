import type { Candidate } from '@fairlead/registry/accept';
import { createHttpStore, sendRelease } from '@fairlead/registry/http/http-registry';
import { NotReleased, ReleasedMeanwhile } from '@fairlead/registry/not-released';
import type { Registry } from '@fairlead/registry/publish';
import { type Revision, readRevision } from '@fairlead/registry/read-revision';
import type { RegistryStore } from '@fairlead/registry/store/registry-store';
import type { Targets } from '@fairlead/registry/verify/metadata';
import { parse } from '@fairlead/registry/verify/verify-revision';
import { SentUnanswered } from './sent-unanswered.ts';
import { readTrusted, saveTrusted } from './trusted.ts';

export type OpenRegistry = { readonly store: RegistryStore; readonly registry: Registry };

/**
 * Opens the registry of this page as the command opens one that is served: everything is verified here, and nothing older
 * than what this browser has seen is accepted. `seen` is the version of the area's file that the page shows.
 */
export function openRegistry(address: string, seen: number, isDry: boolean): OpenRegistry {
  const store = createHttpStore(address);
  async function read(): Promise<Revision> {
    const trusted = readTrusted(address);
    const revision = await readRevision(store, { now: Date.now(), trusted });
    if (!revision) throw new NotReleased('There is no registry here any more.');
    saveTrusted(address, revision.trusted);
    return revision;
  }
  async function accept(candidate: Candidate): Promise<number> {
    await refuseUnseen(candidate, seen, read);
    try {
      return await sendRelease(address, candidate, isDry);
    } catch (error) {
      throw isDry ? error : SentUnanswered.from(error);
    }
  }
  return { store, registry: { store, read, accept } };
}

/** Nobody replaces a release that they haven't seen. */
async function refuseUnseen(
  { role, text }: Candidate,
  seen: number,
  read: Registry['read'],
): Promise<void> {
  const { release } = parse<Targets>(role, 'targets', text).signed;
  if (release?.replaces === seen) return;
  const { by = 'somebody', at = '' } = (await read()).roles[role]?.release ?? {};
  throw new ReleasedMeanwhile(`${by} released it at ${at}.`);
}
