import { areaOf, watchHealth } from '@fairlead/registry';
import type { Io } from '../io.ts';
import type { ServedRegistry } from './served-registry.ts';

/** Counts what pages report of a registry's builds, takes back one that crashes too often, and says so. */
export const watchedHealth = ({ store, keys }: Pick<ServedRegistry, 'store' | 'keys'>, io: Io) =>
  watchHealth({
    ...{ store, keys, clock: () => Date.now() },
    onHalt: ({ role, version, because }) =>
      io.err(`${areaOf(role)} ${version} was taken back: ${because}\n`),
    onFailed: ({ role, version }, { message }) =>
      io.err(
        `${areaOf(role)} ${version} crashes and could not be taken back: ${message} Take it back: fairlead mfe rollback.\n`,
      ),
  });
