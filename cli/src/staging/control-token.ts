import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The control token of a data folder, which only its owner can read. Made on the first start. */
export function controlTokenIn(folder: string): string {
  const file = join(folder, 'control-token');
  if (!existsSync(file))
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
