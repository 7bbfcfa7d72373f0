import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from './io.ts';
import { formatMistakes, load } from './load-or-refuse.ts';
import { repository } from './repository.ts';

/** Checks every scenario and prints its mistakes. The exit code is 2 if there are any. */
export async function checkScenarios(
  paths: readonly string[],
  json: boolean,
  io: Io,
): Promise<void> {
  const { plans, mistakes } = await load(paths, io);
  if (mistakes.length > 0) io.exitWith(2);
  if (json) {
    io.out(`${JSON.stringify({ scenarios: plans.length, mistakes }, null, 2)}\n`);
    return;
  }
  if (mistakes.length > 0) io.err(`${formatMistakes(mistakes, io)}\n`);
  else io.out(`${plans.length} ${plans.length === 1 ? 'scenario' : 'scenarios'}, no mistakes\n`);
}

/** Writes scenarios/schema.json, generated from the vocabulary. */
export async function writeSchema(io: Io): Promise<void> {
  const [{ loadVocabulary }, { schemaText }] = await Promise.all([
    import('./connect/vocabulary.ts'),
    import('./language/schema.ts'),
  ]);
  const path = join(repository, 'scenarios/schema.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, schemaText(await loadVocabulary()));
  io.out('Wrote scenarios/schema.json\n');
}
