import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeApi } from './api-report.ts';
import { describeCommand } from './command-report.ts';
import type { Packed } from './pack-all.ts';

/** Where the reports are kept: docs/api/<package>.md. */
const folderOf = (root: string) => join(root, 'docs/api');

/** File name → the report of one package. */
export async function createReports(
  packed: readonly Packed[],
): Promise<ReadonlyMap<string, string>> {
  const reports = new Map<string, string>();
  for (const { staged } of packed) {
    const name = basename(staged);
    if (name === 'cli') reports.set('fairlead.md', describeCommand());
    else reports.set(`${name}.md`, await describeApi(staged));
  }
  return reports;
}

/** Puts the reports where they are kept, in place of the earlier ones. */
export function writeReports(root: string, reports: ReadonlyMap<string, string>): void {
  rmSync(folderOf(root), { recursive: true, force: true });
  mkdirSync(folderOf(root), { recursive: true });
  for (const [file, text] of reports) writeFileSync(join(folderOf(root), file), text);
}

/** Says which kept reports aren't those of the packages; null if all are. */
export function outOfDate(root: string, reports: ReadonlyMap<string, string>): string | null {
  const kept = new Map(
    globSync('*.md', { cwd: folderOf(root) }).map((file) => [
      file,
      readFileSync(join(folderOf(root), file), 'utf8'),
    ]),
  );
  const files = [...new Set([...kept.keys(), ...reports.keys()])]
    .filter((file) => kept.get(file) !== reports.get(file))
    .map((file) => `docs/api/${file}`);
  if (files.length === 0) return null;
  return `What teams can import has changed, but not in ${files.join(', ')}. Run \`npm run pack\`, look at the difference, and commit it.`;
}
