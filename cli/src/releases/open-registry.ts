import { resolve } from 'node:path';
import {
  createFolderStore,
  createHttpStore,
  KeyMissing,
  type KeyPair,
  localRegistry,
  NotReleased,
  Refused,
  type Registry,
  type RegistryStore,
  type Revision,
  readRevision,
  sendRelease,
} from '@fairlead/registry';
import { columns } from '../columns.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { explainRefusal } from './explain-refusal.ts';
import { createGate } from './gate.ts';
import { readKeys } from './key-files.ts';
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

/** Opens the registry that a command was asked for: a folder, or the address of one that is served. */
function openRegistry(flags: RegistryFlags, io: Io): OpenRegistry {
  const { registry: address, dryRun: isDry = false } = flags;
  const keysFolder = resolve(io.cwd, flags.keys);
  const keys = readKeys(keysFolder);
  const isServed = /^https?:\/\//.test(address);
  const place = isServed ? `${address.replace(/\/$/, '')}/` : resolve(io.cwd, address);
  const store = isServed ? createHttpStore(place) : createFolderStore(place);
  const now = Date.now();
  const local = localRegistry({ store, keys, now, isDry, gate: createGate(store) });
  const registry: Registry = isServed
    ? { read: local.read, accept: (candidate) => sendRelease(place, candidate, isDry) }
    : local;
  return {
    ...{ store, registry, keys, keysFolder, now, isDry },
    async read() {
      const trusted = readTrusted(io.cwd, place);
      // Whoever has the registry's own key signs anew what has expired.
      const allowExpired = keys.some(({ public: { name } }) => name === 'online');
      const revision = await readRevision(store, { now, trusted, allowExpired });
      if (!revision || revision.number === 0) throw new UsageError(missing(address));
      saveTrusted(io.cwd, place, revision.trusted);
      return revision;
    },
  };
}

const missing = (address: string) =>
  `There is no registry in ${address}. Name one with --registry, or make one: fairlead mfe keys init.`;

/** Runs a command on a registry. A refusal is a sentence and exit code 1, a missing key is a wrong invocation. */
export async function withRegistry(
  flags: RegistryFlags,
  io: Io,
  run: (opened: OpenRegistry) => Promise<void>,
): Promise<void> {
  try {
    await run(openRegistry(flags, io));
  } catch (error) {
    if (error instanceof KeyMissing) throw new UsageError(error.message);
    if (error instanceof NotReleased && error.rows.length > 0) return printRows(error, flags, io);
    if (!(error instanceof Refused || error instanceof NotReleased)) throw error;
    io.err(`${error instanceof Refused ? explainRefusal(error) : error.message}\n`);
    io.exitWith(1);
  }
}

function printRows({ rows }: NotReleased, { json }: RegistryFlags, io: Io): void {
  io.exitWith(1);
  if (json) io.out(`${JSON.stringify({ refused: rows }, null, 2)}\n`);
  else
    io.err(
      `${columns(rows.map(({ row, says }) => [row, says]))}Nothing was released. Fix these, or overrule a row: --force <row> --because "…".\n`,
    );
}
