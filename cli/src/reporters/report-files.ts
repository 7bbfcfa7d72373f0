import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { formatReason } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import { writeWhole } from '../write-whole.ts';
import type { ReporterName } from './reporter.ts';

const fileNames = { html: 'report.html', json: 'report.json', junit: 'report.xml' } as const;
type FileReporter = keyof typeof fileNames;

const isFileReporter = (name: ReporterName): name is FileReporter => name in fileNames;

/** The path of each report that goes into a file. */
export type ReportFiles = ReadonlyMap<ReporterName, string>;

/**
 * Chooses the file of each report. HTML always goes into a file; JSON and JUnit do if `--out` is given or another report is
 * printed. `out` is the file of a single report, or a folder for several.
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
      `--out needs a report that goes into a file, and ${names.join(',')} is printed: add --reporter html, json or junit.`,
    );
  const isFolder = out.endsWith('/') || isFolderAt(resolve(cwd, out)) || extname(out) === '';
  if (isFolder) return named(inFiles, out);
  const [only] = inFiles;
  if (only && inFiles.length === 1) return new Map([[only, out]]);
  throw new UsageError(
    `--out ${out} is one file, and there are ${inFiles.length} reports: use a folder.`,
  );
}

const named = (names: readonly FileReporter[], folder: string): ReportFiles =>
  new Map(names.map((name) => [name, join(folder, fileNames[name])]));

const isFolderAt = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Returns why a report can't be written to this path, or null if it can. Leaves no file behind. */
export function whyNotWritable(cwd: string, path: string): string | null {
  const file = resolve(cwd, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
    return null;
  } catch (error) {
    return formatReason(error);
  }
}

/** Writes a report. Returns why that failed, or null. */
export function writeReport(cwd: string, path: string, text: string): string | null {
  try {
    writeWhole(resolve(cwd, path), text);
    return null;
  } catch (error) {
    return formatReason(error);
  }
}
