import { posix } from 'node:path';
import * as s from 'superstruct';
import { isMap, type Node } from 'yaml';
import { either } from './either.ts';
import { readInput } from './input.ts';
import { nearest } from './nearest.ts';
import { type Entry, entriesOf, textOf } from './nodes.ts';
import { parseSource } from './parse.ts';
import { placeholdersIn } from './placeholders.ts';
import type { Step } from './plan.ts';
import { complain, type Reading, type Row, unknownName } from './reading.ts';
import type { Source } from './source.ts';
import { readRow } from './table.ts';

/** Returns a file's text by its displayed path, or the names of the files in its folder if it doesn't exist. */
export type ReadSource = (
  file: string,
) => { readonly text: string } | { readonly neighbors: readonly string[] };

const fragmentKeys = ['fragment', 'steps'] as const;
const WithValues = s.object({
  fragment: s.string(),
  with: s.optional(s.record(s.string(), s.unknown())),
});
const Use = either(s.string(), WithValues);

type ReadList = (steps: Node | null, key: Node, inner: Reading) => Step[];

/** Includes the files in `use:` in the scenario that uses them. */
export function createFragments(readSource: ReadSource) {
  const opened = new Map<string, Source>();
  const chain: string[] = [];

  function open(use: Node, from: Node, reading: Reading, readList: ReadList): Step[] {
    if (use === from) {
      complain(reading, from, {
        message: '`use` does not name a file',
        expected: 'use: ../fragments/<name>.yaml',
      });
      return [];
    }
    const input = readInput(reading, use, Use, from);
    if (!input.ok) return [];
    const wanted = WithValues.is(input.value) ? input.value : { fragment: String(input.value) };
    const file = posix.join(posix.dirname(reading.source.file), wanted.fragment);
    const cycle = [reading.source.file, ...chain];
    if (cycle.includes(file)) {
      complain(reading, use, {
        message: `${wanted.fragment} uses itself: ${[...chain, file].map((one) => posix.basename(one)).join(' → ')}`,
        expected: 'fragments that do not use each other in a circle',
      });
      return [];
    }
    const source = load(file, wanted.fragment, use, reading);
    return source ? readFragment(source, use, reading, readList) : [];
  }

  function load(file: string, written: string, use: Node, reading: Reading): Source | null {
    const known = opened.get(file);
    if (known) return known;
    const found = readSource(file);
    if ('text' in found) {
      const source = { file, text: found.text };
      opened.set(file, source);
      return source;
    }
    const folder = posix.dirname(written);
    const neighbors = found.neighbors.map((name) => posix.join(folder, name));
    const complaint = unknownName('fragment', written, neighbors);
    complain(reading, use, {
      ...complaint,
      message: `there is no file ${JSON.stringify(file)}`,
      expected: neighbors.length
        ? complaint.expected
        : 'a file next to this one or in ../fragments/',
    });
    return null;
  }

  function readFragment(source: Source, use: Node, outer: Reading, readList: ReadList): Step[] {
    const parameters = parametersOf(use, outer);
    const { person } = outer.row;
    const row = parameters.length ? { ...readRow(parameters, outer), person } : outer.row;
    const inner: Reading = { source, row, mistakes: outer.mistakes };
    const parsed = parseSource(source);
    if ('mistakes' in parsed) {
      inner.mistakes.push(...parsed.mistakes);
      return [];
    }
    const missing = placeholdersIn(parsed.root).filter(
      (name) => !row.values.has(name) && !person.has(name),
    );
    if (missing.length > 0) {
      complainOfMissing(missing, source, use, outer);
      return [];
    }
    const steps = stepsOf(entriesOf(inner, parsed.root), inner);
    if (!steps) return [];
    chain.push(source.file);
    const before = inner.mistakes.length;
    const read = readList(steps.value, steps.keyNode, inner);
    chain.pop();
    if (inner.mistakes.length === before) complainOfUnused(parameters, row, outer);
    return read;
  }

  return { open, sources: (): Source[] => [...opened.values()] };
}

/** Reads the fragment's parameters (`with`). */
function parametersOf(use: Node, reading: Reading): readonly Entry[] {
  if (!isMap(use)) return [];
  const given = entriesOf(reading, use).find(({ key }) => key === 'with')?.value;
  return isMap(given) ? entriesOf(reading, given) : [];
}

/** A fragment without its parameters is a mistake of the file that uses it. */
function complainOfMissing(
  missing: readonly string[],
  { file }: Source,
  use: Node,
  outer: Reading,
): void {
  const given = missing.map((name) => `${name}: …`).join(', ');
  complain(outer, use, {
    message: `the fragment needs ${missing.map((name) => `<${name}>`).join(', ')}`,
    expected: `{ fragment: ${posix.basename(file)}, with: { ${given} } }, or an \`each:\` table with ${missing.length === 1 ? 'this column' : 'these columns'}`,
  });
}

function complainOfUnused(parameters: readonly Entry[], row: Row, outer: Reading): void {
  for (const { key, keyNode } of parameters) {
    if (row.used.has(key)) continue;
    complain(outer, keyNode, {
      message: `the fragment does not use ${JSON.stringify(key)}`,
      expected: `<${key}> in one of its steps, or no such parameter`,
      nearest: nearest(key, row.used),
    });
  }
}

/** Checks a fragment's heading and returns its steps, if there are any. */
function stepsOf(entries: readonly Entry[], inner: Reading): Entry | undefined {
  for (const { key, keyNode } of entries) {
    if (fragmentKeys.some((known) => known === key)) continue;
    const complaint =
      key === 'scenario'
        ? {
            message: 'this file is a scenario, not a fragment',
            expected: '`fragment: <what these steps do>`, and `steps:`',
          }
        : unknownName('key', key, fragmentKeys);
    complain(inner, keyNode, complaint);
  }
  const name = entries.find(({ key }) => key === 'fragment');
  if (!textOf(inner, name?.value)) {
    complain(inner, name?.keyNode ?? firstLetter, {
      message: '"fragment" is missing',
      expected: '`fragment: <what these steps do>`',
    });
  }
  const steps = entries.find(({ key }) => key === 'steps');
  if (!steps) {
    complain(inner, firstLetter, {
      message: 'the fragment has no steps',
      expected: '`steps:` and a list',
    });
  }
  return steps;
}

const firstLetter = { start: 0, end: 1 };
