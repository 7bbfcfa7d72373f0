import { posix } from 'node:path';
import type { Compiled } from './language/compile.ts';
import { byPlace, type Mistake } from './language/mistake.ts';
import type { Plan } from './language/plan.ts';
import { lineOf, type Source } from './language/source.ts';
import type { Vocabulary } from './language/vocabulary.ts';
import type { PlanCache } from './plan-cache.ts';
import { readNeighbor, readScenarioFiles } from './scenario-files.ts';

export type Loaded = { readonly plans: readonly Plan[]; readonly mistakes: readonly Mistake[] };

/** Loads the vocabulary. Called only if a file has changed since its plan was cached. */
export type LoadVocabulary = () => Promise<Vocabulary>;

/** Compiles every scenario in the paths. Nothing runs unless `mistakes` is empty. */
export async function loadScenarios(
  cwd: string,
  paths: readonly string[],
  vocabulary: LoadVocabulary,
  cache: PlanCache,
): Promise<Loaded> {
  const { scenarios, fragments } = readScenarioFiles(cwd, paths);
  const compile = lazyCompiler(cwd, vocabulary);
  const used = new Set<string>();
  const plans: Plan[] = [];
  const mistakes: Mistake[] = [];
  for (const source of scenarios) {
    const kept = cache.get(source);
    const compiled = kept ?? (await compile(source));
    if (!kept && compiled.mistakes.length === 0) cache.keep(source, compiled);
    plans.push(...compiled.plans);
    mistakes.push(...compiled.mistakes);
    for (const { file } of compiled.fragments) used.add(file);
  }
  mistakes.push(...sameNames(plans, scenarios));
  for (const fragment of fragments) {
    if (used.has(fragment.file)) continue;
    mistakes.push(unused(fragment), ...(await mistakesIn(fragment, compile)));
  }
  return { plans, mistakes: mistakes.sort(byPlace) };
}

function lazyCompiler(cwd: string, vocabulary: LoadVocabulary) {
  let made: Promise<(source: Source) => Compiled> | undefined;
  return async (source: Source): Promise<Compiled> => {
    made ??= make();
    return (await made)(source);
  };
  async function make() {
    const [{ createCompiler }, words] = await Promise.all([
      import('./language/compile.ts'),
      vocabulary(),
    ]);
    return createCompiler(words, (file) => readNeighbor(cwd, file));
  }
}

/** Names must be unique because reports identify scenarios by name. */
function sameNames(plans: readonly Plan[], sources: readonly Source[]): Mistake[] {
  const first = new Map<string, Plan>();
  return plans.flatMap((plan) => {
    const earlier = first.get(plan.name);
    if (!earlier) {
      first.set(plan.name, plan);
      return [];
    }
    const source = sources.find(({ file }) => file === plan.file);
    const line = source ? lineOf(source, plan.line) : '';
    return [
      {
        at: { file: plan.file, line: plan.line, column: 1 },
        length: Math.max(1, line.length),
        line,
        message: `another scenario is already called ${JSON.stringify(plan.name)}`,
        expected: `a unique name; the other scenario is in ${earlier.file}:${earlier.line}`,
      },
    ];
  });
}

/** Only found when whole folders are read. */
const unused = (source: Source): Mistake => ({
  at: { file: source.file, line: 1, column: 1 },
  length: Math.max(1, lineOf(source, 1).length),
  line: lineOf(source, 1),
  message: 'no scenario uses this fragment',
  expected: 'a scenario that uses it; otherwise delete the file',
});

/** Finds a fragment's own mistakes as a scenario of an admin would, who may do every step. */
async function mistakesIn(
  { file }: Source,
  compile: (source: Source) => Promise<Compiled>,
): Promise<Mistake[]> {
  const user = {
    file: posix.join(posix.dirname(file), 'uses-the-fragment.yaml'),
    text: `scenario: It is used\nas: admin\nsteps:\n  - use: ${JSON.stringify(posix.basename(file))}\n`,
  };
  const { mistakes } = await compile(user);
  return mistakes.filter(({ at }) => at.file === file);
}
