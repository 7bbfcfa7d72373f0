import { resolve } from 'node:path';
import {
  createHttpStore,
  type KeyPair,
  localRegistry,
  type Registry,
  type RegistryStore,
  type Revision,
  readRevision,
  sendRelease,
} from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { createGate } from './gate.ts';
import { readKeys } from './key-files.ts';
import { openStore } from './open-store.ts';
import { reportRefusals } from './report-refusals.ts';
import { readTrusted, saveTrusted } from './trusted-file.ts';

export type RegistryFlags = {
  readonly registry: string;
  readonly keys: string;
  readonly json: boolean;
  readonly dryRun?: boolean;
};

export type OpenRegistry = {
  readonly store: RegistryStore;
  readonly registry: Registry;
  /** Those in the folder of keys. */
  readonly keys: readonly KeyPair[];
  readonly keysFolder: string;
  readonly now: number;
  readonly isDry: boolean;
  /** Reads the current revision and remembers it: from then on, older ones are refused. */
  read(): Promise<Revision>;
};

/** Opens the registry that a command was asked for: a folder, a bucket, or the address of one that is served. */
function openRegistry(flags: RegistryFlags, io: Io): OpenRegistry {
  const { registry: address, dryRun: isDry = false } = flags;
  const keysFolder = resolve(io.cwd, flags.keys);
  const keys = readKeys(keysFolder);
  const isServed = /^https?:\/\//.test(address);
  const { store, name: place } = isServed ? served(address) : openStore(address, io);
  const now = Date.now();
  const local = localRegistry({ store, keys, now, isDry, gate: createGate(store) });
  const registry: Registry = isServed
    ? { store, read: local.read, accept: (candidate) => sendRelease(place, candidate, isDry) }
    : local;
  return {
    ...{ store, registry, keys, keysFolder, now, isDry },
    async read() {
      const trusted = readTrusted(io.cwd, place);
      // Whoever has the registry's own key signs anew what has expired.
      const allowExpired = keys.some(({ public: { name } }) => name === 'online');
      const revision = await readRevision(store, { now, trusted, allowExpired });
      if (!revision || revision.number === 0) throw new UsageError(missing(address));
      saveTrusted(io, place, revision.trusted);
      return revision;
    },
  };
}

function served(address: string) {
  const name = `${address.replace(/\/$/, '')}/`;
  return { store: createHttpStore(name), name };
}

const missing = (address: string) =>
  `There is no registry in ${address}. Name one with --registry, or make one: fairlead mfe keys init.`;

/** Runs a command on a registry, and reports what that refuses. */
export const withRegistry = (
  flags: RegistryFlags,
  io: Io,
  run: (opened: OpenRegistry) => Promise<void>,
): Promise<void> => reportRefusals(flags.json, io, async () => run(openRegistry(flags, io)));
