import type { Node } from 'yaml';
import { createFragments, type ReadSource } from './fragments.ts';
import { type Heading, readHeading } from './heading.ts';
import { byPlace, type Mistake, type Span } from './mistake.ts';
import { entriesOf } from './nodes.ts';
import { parseSource } from './parse.ts';
import type { Phrase } from './phrase.ts';
import { phrasesOf } from './phrases.ts';
import type { Plan } from './plan.ts';
import { asPerson, complain, type Reading, rowOf, unknownName } from './reading.ts';
import type { Source } from './source.ts';
import { personOf, readSteps } from './steps.ts';
import { complainOfUnused, readRows, withDistinctNames } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWindows } from './windows.ts';

export type Compiled = {
  readonly plans: readonly Plan[];
  readonly mistakes: readonly Mistake[];
  /** The other files it includes. */
  readonly fragments: readonly Source[];
};

export type Compile = (source: Source) => Compiled;

/** Creates the compiler for a vocabulary. `readSource` returns undefined for a file that doesn't exist. */
export function createCompiler(vocabulary: Vocabulary, readSource: ReadSource): Compile {
  const phrases = phrasesOf(vocabulary);
  return (source) => compile(source, vocabulary, phrases, readSource);
}

function compile(
  source: Source,
  vocabulary: Vocabulary,
  phrases: ReadonlyMap<string, Phrase>,
  readSource: ReadSource,
): Compiled {
  const parsed = parseSource(source);
  if ('mistakes' in parsed) return { plans: [], mistakes: parsed.mistakes, fragments: [] };
  const mistakes: Mistake[] = [];
  const reading: Reading = { source, row: rowOf(), mistakes };
  const entries = entriesOf({ ...reading, mistakes: [] }, parsed.root);
  const fragments = createFragments(readSource);
  const each = entries.find(({ key }) => key === 'each');
  const rows = readRows(each, reading);
  const plans = rows.flatMap((row) => {
    const own: Reading = { ...reading, row };
    const heading = readHeading(parsed.root, own, vocabulary);
    const plan = heading && readPlan(heading, own);
    return plan ? [{ plan, row }] : [];
  });
  complainOfUnused(rows, each, reading);
  const found = unique(mistakes).sort(byPlace);
  return {
    plans: found.length ? [] : withDistinctNames(plans),
    mistakes: found,
    fragments: fragments.sources(),
  };

  function readPlan(heading: Heading, own: Reading): Plan {
    const { steps: list, stepsKey, ...rest } = heading;
    const actors: Record<string, string> = { ...heading.actors };
    const windows = createWindows((window, actor) => {
      actors[window] = actors[actor] ?? actor;
    });
    const context = {
      vocabulary,
      phrases,
      actors,
      tags: heading.tags,
      windows,
      earlier: [],
      openFragment: (use: Node, from: Node, where: Reading, actor: string) =>
        fragments.open(use, from, where, (steps, key, inner) =>
          readSteps(steps, key, inner, actor, context),
        ),
      enter(actor: string, where: Span, at: Reading) {
        if (Object.hasOwn(actors, actor)) return true;
        if (vocabulary.personas.some(({ id }) => id === actor)) {
          actors[actor] = actor;
          return true;
        }
        const known = [...Object.keys(actors), ...vocabulary.personas.map(({ id }) => id)];
        complain(at, where, unknownName('persona', actor, known));
        return false;
      },
    };
    const person = personOf(heading.as, context);
    const steps = readSteps(list, stepsKey, asPerson(own, person), heading.as, context);
    const others = Object.keys(windows.owners).length > 0 ? { windows: windows.owners } : {};
    return { ...rest, actors, ...others, steps, file: source.file };
  }
}

function unique(mistakes: readonly Mistake[]): Mistake[] {
  const seen = new Map(
    mistakes.map((mistake) => [JSON.stringify([mistake.at, mistake.message]), mistake]),
  );
  return [...seen.values()];
}
