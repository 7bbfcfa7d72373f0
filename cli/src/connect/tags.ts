import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { UsageError } from '../usage-error.ts';

/** The tags that scenarios may carry, each with what it means: `scenarios/tags.yaml`, a mapping of words. */
export async function readTags(file: string): Promise<{ name: string; means: string }[]> {
  const tags: unknown = parse(await readFile(file, 'utf8'));
  if (typeof tags !== 'object' || tags === null || Array.isArray(tags)) {
    throw new UsageError(`${file} must map each tag to its meaning`);
  }
  return Object.entries(tags).map(([name, means]) => ({ name, means: String(means) }));
}
