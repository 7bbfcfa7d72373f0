import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createFolderStore,
  KeyMissing,
  type KeyPair,
  localRegistry,
  NotReleased,
  Refused,
  type Registry,
  type RegistryStore,
  type Revision,
  readRevision,
} from '@fairlead/registry';
import { columns } from '../columns.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { explainRefusal } from './explain-refusal.ts';
import { createGate, GateRefused } from './gate.ts';
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

/** Opens the registry that a command was asked for. */
export function openRegistry(
  { registry: address, keys: folder, dryRun: isDry = false }: RegistryFlags,
  io: Io,
) {
  const keysFolder = resolve(io.cwd, folder);
  const keys = readKeys(keysFolder);
  const place = resolve(io.cwd, address);
  const store = createFolderStore(place);
  const now = Date.now();
  const registry = localRegistry({ store, keys, now, isDry, gate: createGate(store) });
  return {
    ...{ store, registry, keys, keysFolder, now, isDry },
    async read() {
      if (!existsSync(join(place, 'metadata')))
        throw new UsageError(
          `There is no registry in ${address}. Name one with --registry, or make one: fairlead mfe keys init.`,
        );
      const trusted = readTrusted(io.cwd, place);
      // Whoever has the registry's own key signs anew what has expired.
      const allowExpired = keys.some(({ public: { name } }) => name === 'online');
      const revision = await readRevision(store, { now, trusted, allowExpired });
      if (!revision) throw new UsageError(`There is no registry in ${address}.`);
      saveTrusted(io.cwd, place, revision.trusted);
      return revision;
    },
  } satisfies OpenRegistry;
}

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
    if (error instanceof GateRefused) return printRefusal(error, flags, io);
    if (!(error instanceof Refused || error instanceof NotReleased)) throw error;
    io.err(`${error instanceof Refused ? explainRefusal(error) : error.message}\n`);
    io.exitWith(1);
  }
}

function printRefusal({ findings }: GateRefused, { json }: RegistryFlags, io: Io): void {
  io.exitWith(1);
  if (json) io.out(`${JSON.stringify({ refused: findings }, null, 2)}\n`);
  else
    io.err(
      `${columns(findings.map(({ row, says }) => [row, says]))}Nothing was released. Fix these, or overrule a row: --force <row> --because "…".\n`,
    );
}
