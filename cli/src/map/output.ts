import { statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { formatReason } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import { writeWhole } from '../write-whole.ts';

export const formats = ['svg', 'mermaid'] as const;
export type Format = (typeof formats)[number];

const extensions: Readonly<Record<string, Format>> = { '.svg': 'svg', '.mmd': 'mermaid' };

/** Returns the requested format, or the format of the file's extension. */
export function formatOf(asked: Format | undefined, out: string | undefined): Format {
  if (asked) return asked;
  if (out === undefined) return 'svg';
  const format = extensions[extname(out).toLowerCase()];
  if (format) return format;
  throw new UsageError(
    `${out} is neither an .svg nor an .mmd file; use one of these extensions, or --format svg or --format mermaid`,
  );
}

/** Rejects a file that can't be written, before the work starts. */
export function refuseUnwritable(cwd: string, out: string): void {
  const folder = dirname(out);
  if (!statSync(resolve(cwd, folder), { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder} for ${out}; create it first`);
  if (statSync(resolve(cwd, out), { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${out} is a folder; --out must be a file`);
}

export function writeOut(cwd: string, out: string, text: string): void {
  try {
    writeWhole(resolve(cwd, out), text);
  } catch (error) {
    throw new UsageError(`${out} could not be written: ${formatReason(error)}`);
  }
}
