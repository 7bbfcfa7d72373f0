import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import type { ReporterName } from './reporter.ts';

const fileNames = { html: 'report.html', json: 'report.json', junit: 'report.xml' } as const;
type FileReporter = keyof typeof fileNames;

const isFileReporter = (name: ReporterName): name is FileReporter => name in fileNames;

/** Where each report goes that is a file. */
export type ReportFiles = ReadonlyMap<ReporterName, string>;

/**
 * HTML is a file always; JSON and JUnit are when `--out` says where, or when something else is printed. `out` is the
 * file of the only such report, or a folder for several.
 */
export function placeReports(
  names: readonly ReporterName[],
  out: string | undefined,
  cwd: string,
): ReportFiles {
  const others = names.length > 1;
  const inFiles = names
    .filter(isFileReporter)
    .filter((name) => name === 'html' || out !== undefined || others);
  if (out === undefined) return named(inFiles, 'reports');
  if (inFiles.length === 0)
    throw new UsageError(
      `--out says where a report goes, and ${names.join(',')} is printed: add --reporter html, json or junit.`,
    );
  const isFolder = out.endsWith('/') || isFolderAt(resolve(cwd, out)) || extname(out) === '';
  if (isFolder) return named(inFiles, out);
  const [only] = inFiles;
  if (only && inFiles.length === 1) return new Map([[only, out]]);
  throw new UsageError(
    `--out ${out} is one file, and there are ${inFiles.length} reports: name a folder.`,
  );
}

const named = (names: readonly FileReporter[], folder: string): ReportFiles =>
  new Map(names.map((name) => [name, join(folder, fileNames[name])]));

const isFolderAt = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Why a report could not be written where it belongs; null when it can. Leaves no file behind. */
export function whyNotWritable(cwd: string, path: string): string | null {
  const file = resolve(cwd, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Writes a report; why not, when that fails. A report is never worth a run's verdict. */
export function writeReport(cwd: string, path: string, text: string): string | null {
  const file = resolve(cwd, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'there is a folder of that name',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
