import { isMap, isSeq, type Node } from 'yaml';
import { createFragments, type ReadSource } from './fragments.ts';
import { type Heading, readHeading } from './heading.ts';
import { byPlace, type Mistake } from './mistake.ts';
import { dataOf, type Entry, entriesOf, sayKind } from './nodes.ts';
import { parseSource } from './parse.ts';
import type { Phrase } from './phrase.ts';
import { phrasesOf } from './phrases.ts';
import type { Plan } from './plan.ts';
import { complain, type Reading, type Row, rowOf, unknownName } from './reading.ts';
import { mask } from './say-step.ts';
import type { Source } from './source.ts';
import { readSteps } from './steps.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Compiled = {
  readonly plans: readonly Plan[];
  readonly mistakes: readonly Mistake[];
  /** The other files it was made of. */
  readonly fragments: readonly Source[];
};

export type Compile = (source: Source) => Compiled;

/** Makes the compiler for one vocabulary. `readSource` answers undefined for a file that is not there. */
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
  const rows = readRows(
    entries.find(({ key }) => key === 'each'),
    reading,
  );
  const plans = rows.flatMap((row) => {
    const own: Reading = { ...reading, row };
    const heading = readHeading(parsed.root, own, vocabulary);
    const plan = heading && readPlan(heading, own);
    return plan ? [{ plan, row }] : [];
  });
  complainOfUnused(rows, entries, reading);
  const found = unique(mistakes).sort(byPlace);
  return {
    plans: found.length ? [] : named(plans),
    mistakes: found,
    fragments: fragments.sources(),
  };

  function readPlan(heading: Heading, own: Reading): Plan {
    const { steps: list, stepsKey, ...rest } = heading;
    const actors: Record<string, string> = { ...heading.actors };
    const context = {
      vocabulary,
      phrases,
      actors,
      useFragment: (use: Node, from: Node, where: Reading, actor: string) =>
        fragments.open(use, from, where, (steps, key, inner) =>
          readSteps(steps, key, inner, actor, context),
        ),
      enter(actor: string, where: Node, at: Reading) {
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
    const steps = readSteps(list, stepsKey, own, heading.as, context);
    return { ...rest, actors, steps, file: source.file };
  }
}

/** `each:` is a table: a list of rows with the same columns. Without one there is a single, empty row. */
function readRows(each: Entry | undefined, reading: Reading): Row[] {
  if (!each) return [rowOf()];
  if (!isSeq(each.value) || each.value.items.length === 0) {
    complain(reading, each.value ?? each.keyNode, {
      message: `each cannot be ${isSeq(each.value) ? 'an empty list' : sayKind(each.value)}`,
      expected: 'a list of rows such as - { state: CA, outcome: declined }',
    });
    return [rowOf()];
  }
  const columns = new Set<string>();
  const rows = each.value.items.map((item) => {
    if (!isMap(item)) {
      complain(reading, item as Node, {
        message: `a row cannot be ${sayKind(item)}`,
        expected: 'column: value',
      });
      return rowOf();
    }
    const cells = entriesOf(reading, item);
    if (columns.size === 0) for (const { key } of cells) columns.add(key);
    complainOfColumns(item as Node, cells, columns, reading);
    return rowOf(cells.map(({ key, value }) => [key, dataOf(reading, value)] as const));
  });
  return rows;
}

function complainOfColumns(
  row: Node,
  cells: readonly Entry[],
  columns: Set<string>,
  reading: Reading,
): void {
  for (const { key, keyNode } of cells) {
    if (!columns.has(key)) complain(reading, keyNode, unknownName('column', key, columns));
  }
  for (const column of columns) {
    if (!cells.some(({ key }) => key === column)) {
      complain(reading, row, {
        message: `this row has no ${JSON.stringify(column)}`,
        expected: 'every row with the columns of the first',
      });
    }
  }
}

function complainOfUnused(rows: readonly Row[], entries: readonly Entry[], reading: Reading): void {
  const each = entries.find(({ key }) => key === 'each');
  const [first] = rows;
  if (!each || !first || reading.mistakes.length > 0) return;
  for (const column of first.values.keys()) {
    if (rows.some(({ used }) => used.has(column))) continue;
    complain(reading, each.keyNode, {
      message: `the column ${JSON.stringify(column)} is used nowhere`,
      expected: `<${column}> in the name or in a step`,
    });
  }
}

type Made = { readonly plan: Plan; readonly row: Row };

/** Rows whose columns the name does not mention are told apart by all their values. */
function named(made: readonly Made[]): Plan[] {
  const distinct = new Set(made.map(({ plan }) => plan.name)).size === made.length;
  return made.map(({ plan, row }) => {
    if (distinct) return plan;
    const says = [...row.values].map(([column, value]) => `${column}: ${String(value)}`).join(', ');
    return { ...plan, name: mask(`${plan.name} (${says})`) };
  });
}

function unique(mistakes: readonly Mistake[]): Mistake[] {
  const seen = new Map(
    mistakes.map((mistake) => [JSON.stringify([mistake.at, mistake.message]), mistake]),
  );
  return [...seen.values()];
}
