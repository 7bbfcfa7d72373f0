import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Io, wantsColor } from './io.ts';
import { describeMistake, type Mistake } from './language/mistake.ts';
import type { Plan } from './language/plan.ts';
import { loadScenarios } from './load-scenarios.ts';
import { createPaint } from './paint.ts';
import { createPlanCache } from './plan-cache.ts';
import { repository } from './repository.ts';
import { UsageError } from './usage-error.ts';

/** Loads the plans for the paths. Throws a usage error with every mistake, so that nothing runs until all are fixed. */
export async function loadOrRefuse(paths: readonly string[], io: Io): Promise<readonly Plan[]> {
  const { plans, mistakes } = await load(paths, io);
  if (mistakes.length === 0) return plans;
  throw new UsageError(formatMistakes(mistakes, io));
}

export async function load(paths: readonly string[], io: Io) {
  const cache = createPlanCache(join(repository, '.cache/plans'), io.stamp, (file) => {
    try {
      return readFileSync(resolve(io.cwd, file), 'utf8');
    } catch {
      return undefined;
    }
  });
  const vocabulary = async () => (await import('./connect/vocabulary.ts')).loadVocabulary();
  return loadScenarios(io.cwd, paths.length ? paths : ['scenarios'], vocabulary, cache);
}

export function formatMistakes(mistakes: readonly Mistake[], io: Io): string {
  const paint = createPaint(wantsColor(io));
  const files = new Set(mistakes.map(({ at }) => at.file)).size;
  const sum = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${files} ${files === 1 ? 'file' : 'files'}; nothing was run`;
  return `${mistakes.map((mistake) => describeMistake(mistake, paint)).join('\n\n')}\n\n${sum}`;
}
