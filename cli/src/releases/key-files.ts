import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyPair, shortId } from '@fairlead/registry';
import { UsageError } from '../usage-error.ts';

const suffix = '.key.json';

/** Reads all keys of a folder; none if it doesn't exist. */
export function readKeys(folder: string): readonly KeyPair[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => readKey(join(folder, name)));
}

function readKey(file: string): KeyPair {
  try {
    const key = JSON.parse(readFileSync(file, 'utf8'));
    if (key.keyid && key.private && key.public?.keyval) return key;
  } catch {
    // The sentence below says it.
  }
  throw new UsageError(`${file} is not a key of \`fairlead mfe keys\`. Remove it, or restore it.`);
}

/** Writes a key so that only its owner can read it, and returns the file. */
export function saveKey(folder: string, key: KeyPair): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${key.public.name}-${shortId(key.keyid)}${suffix}`);
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}
