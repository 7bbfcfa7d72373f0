import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reportMark } from '../reporters/html/report-mark.ts';
import { formatReason } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';

/** Reads a report, which may be given as its folder. Refuses a file that is missing, or that `fairlead run` didn't write. */
export function readReport(given: string, cwd: string): string {
  const page = readPage(given, findReport(given, cwd));
  // The mark is in the head: a page may quote a report.
  if (page.slice(0, 2000).includes(reportMark)) return page;
  throw new UsageError(
    `${given} is no HTML report of this version. \`fairlead run --reporter html\` writes one.`,
  );
}

function findReport(given: string, cwd: string): string {
  const path = resolve(cwd, given);
  const found = statSync(path, { throwIfNoEntry: false });
  const file = found?.isDirectory() ? join(path, 'report.html') : path;
  if (found && statSync(file, { throwIfNoEntry: false })) return file;
  throw new UsageError(
    `There is no report at ${given}. \`fairlead run --reporter html\` writes one.`,
  );
}

function readPage(given: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`The report ${given} can't be read: ${formatReason(error)}.`);
  }
}
