import { resolve } from 'node:path';
import { createFolderStore, createS3Store, type RegistryStore } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { readS3Settings } from './s3-settings.ts';

/** A registry's store that this process itself reads and writes, with its full name. */
export function openStore(
  place: string,
  { cwd, env }: Pick<Io, 'cwd' | 'env'>,
): { readonly store: RegistryStore; readonly name: string } {
  if (place.startsWith('s3:')) {
    const settings = readS3Settings(place, env);
    return { store: createS3Store(settings), name: settings.place };
  }
  const name = resolve(cwd, place);
  return { store: createFolderStore(name), name };
}
