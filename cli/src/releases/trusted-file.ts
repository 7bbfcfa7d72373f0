import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Trusted } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { formatReason } from '../system-error.ts';
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

/** Remembers what was verified. If that fails, the command goes on: what was remembered before still counts. */
export function saveTrusted({ cwd, err }: Io, address: string, trusted: Trusted): void {
  const file = fileOf(cwd, address);
  const text = JSON.stringify(trusted);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  try {
    writeWhole(file, text);
  } catch (error) {
    err(
      `What was verified of the registry can’t be kept in ${dirname(file)}: ${formatReason(error)}. If the registry shows an older revision the next time, nothing says so.\n`,
    );
  }
}

const fileOf = (cwd: string, address: string) =>
  join(
    cwd,
    '.fairlead/trusted',
    `${createHash('sha256').update(address).digest('hex').slice(0, 16)}.json`,
  );
