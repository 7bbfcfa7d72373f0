import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trusted } from '@fairlead/registry';
import { UsageError } from '../usage-error.ts';
import { writeWhole } from '../write-whole.ts';

/** What was verified of a registry before. An older revision of it is refused. */
export function readTrusted(cwd: string, address: string): Trusted | undefined {
  const file = fileOf(cwd, address);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(
      `${file} can’t be read. It holds what was verified of the registry, so that no older revision is accepted. Restore it, or delete it if you know that the registry is in order.`,
    );
  }
}

export function saveTrusted(cwd: string, address: string, trusted: Trusted): void {
  writeWhole(fileOf(cwd, address), JSON.stringify(trusted));
}

const fileOf = (cwd: string, address: string) =>
  join(
    cwd,
    '.fairlead/trusted',
    `${createHash('sha256').update(address).digest('hex').slice(0, 16)}.json`,
  );
