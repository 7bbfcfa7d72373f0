import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { UsageError } from '../usage-error.ts';

/** Reads the tags and their meanings from `scenarios/tags.yaml`. An area need not have any. */
export async function readTags(file: string): Promise<{ name: string; means: string }[]> {
  if (!existsSync(file)) return [];
  const tags: unknown = parse(await readFile(file, 'utf8'));
  if (typeof tags !== 'object' || tags === null || Array.isArray(tags)) {
    throw new UsageError(`${file} must map each tag to its meaning`);
  }
  return Object.entries(tags).map(([name, means]) => ({ name, means: String(means) }));
}
