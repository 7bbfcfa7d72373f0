import { resolve } from 'node:path';
import { type KeyPair, type RegistryStore, readRevision, renew } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { readKeys } from './key-files.ts';
import { openStore } from './open-store.ts';

/** A registry that this process answers for: it accepts releases, and keeps its timestamp signed. */
export type ServedRegistry = {
  readonly store: RegistryStore;
  /** Those that sign the timestamp. */
  readonly keys: readonly KeyPair[];
  /** Ends the daily signature. */
  stop(): void;
};

export type RegistryPlace = {
  /** A folder, or `s3://…`. */
  readonly folder: string;
  /** The folder of its key "online". */
  readonly keys: string;
};

const day = 24 * 60 * 60 * 1000;

/** Opens a registry and signs its timestamp anew, now and every day, so that it doesn't expire between releases. */
export async function openServedRegistry(place: RegistryPlace, io: Io): Promise<ServedRegistry> {
  const { folder } = place;
  const { store } = openStore(folder, io);
  const revision = await readRevision(store, { now: Date.now(), allowExpired: true });
  if (!revision)
    throw new UsageError(
      `There is no registry in ${folder}. Name another place, or make one: fairlead mfe keys init.`,
    );
  const { keyids } = revision.trusted.root.signed.roles.timestamp;
  const all = readKeys(resolve(io.cwd, place.keys));
  const keys = all.filter(({ keyid }) => keyids.includes(keyid));
  if (keys.length === 0)
    throw new UsageError(
      `The key "online" of the registry is not in ${place.keys}. Name its folder with --keys.`,
    );
  const sign = () => renew({ store, keys, now: Date.now() });
  await sign();
  const daily = setInterval(() => {
    sign().catch((error: Error) => io.err(`The timestamp was not signed: ${error.message}\n`));
  }, day);
  return { store, keys, stop: () => clearInterval(daily) };
}
