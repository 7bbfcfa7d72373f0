import { type AcceptOptions, acceptCandidate } from './accept.ts';
import { NotReleased } from './not-released.ts';
import type { Registry } from './publish.ts';
import { readRevision } from './read-revision.ts';

/** A registry whose store and key are in this process. */
export const localRegistry = (options: AcceptOptions): Registry => ({
  store: options.store,
  async read() {
    const revision = await readRevision(options.store, { now: options.now, allowExpired: true });
    if (revision) return revision;
    throw new NotReleased('There is no registry here. Make one: fairlead mfe keys init.');
  },
  accept: (candidate) => acceptCandidate(candidate, options),
});
