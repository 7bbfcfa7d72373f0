import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Trusted } from '@fairlead/registry';

/** What was verified of a registry before. An older revision of it is refused. */
export function readTrusted(cwd: string, address: string): Trusted | undefined {
  const file = fileOf(cwd, address);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function saveTrusted(cwd: string, address: string, trusted: Trusted): void {
  const file = fileOf(cwd, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(trusted));
}

const fileOf = (cwd: string, address: string) =>
  join(
    cwd,
    '.fairlead/trusted',
    `${createHash('sha256').update(address).digest('hex').slice(0, 16)}.json`,
  );
