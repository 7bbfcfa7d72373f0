import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import * as s from 'superstruct';
import type { Node, YAMLMap } from 'yaml';
import { readInput } from './input.ts';
import { nodeAt } from './input-paths.ts';
import { mistakeInAddress } from './mistake-in-address.ts';
import { readNames } from './name-list.ts';
import { nearest } from './nearest.ts';
import { type Entry, entriesOf, formatKind, textOf } from './nodes.ts';
import type { Plan } from './plan.ts';
import { complain, locationIn, type Reading, unknownName } from './reading.ts';
import { readTime } from './start-time.ts';
import type { Vocabulary } from './vocabulary.ts';

export const headingKeys = [
  'scenario',
  'tags',
  'covers',
  'as',
  'actors',
  'flags',
  'start',
  'at',
  'time zone',
  'keyboard',
  'each',
  'steps',
] as const;

/** A scenario without its steps, checked. */
export type Heading = Omit<Plan, 'steps' | 'file'> & {
  readonly steps: Node | null;
  readonly stepsKey: Node;
};

/** Reads a scenario's heading. Returns null if the name, the persona or the steps are missing. */
export function readHeading(
  root: YAMLMap,
  reading: Reading,
  vocabulary: Vocabulary,
): Heading | null {
  const entries = entriesOf(reading, root);
  const odd = entries.filter(({ key }) => !headingKeys.some((known) => known === key));
  for (const { key, keyNode } of odd) complain(reading, keyNode, unknownKey(key));
  // A misspelled key is one mistake: the intended key isn't also reported as missing.
  const meant = new Set(odd.map(({ key }) => nearest(key, headingKeys)));
  const personas = vocabulary.personas.map(({ id }) => id);
  const at = (key: (typeof headingKeys)[number]) => entries.find((entry) => entry.key === key);
  const name = required(
    at('scenario'),
    'scenario',
    'the name of the scenario, as a fact in the present tense',
  );
  const as = required(at('as'), 'as', 'a persona (`fairlead personas` lists them)');
  const steps = at('steps');
  if (!steps && !meant.has('steps'))
    complain(reading, root, {
      message: 'the scenario has no steps',
      expected: '`steps:` and a list',
    });

  const tags = readNames(
    reading,
    at('tags'),
    'tag',
    vocabulary.tags.map((tag) => tag.name),
  );
  const covers = readNames(reading, at('covers'), 'requirement', vocabulary.requirements);
  const actors = readActors(at('actors'));
  const flags = readFlags(at('flags'));
  const start = readStart(at('start'));
  const keyboard = readKeyboard(at('keyboard'));
  const time = readTime({ at: at('at'), zone: at('time zone') }, reading);
  if (as && !Object.hasOwn(actors, as) && !personas.includes(as)) {
    complain(
      reading,
      at('as')?.value ?? root,
      unknownName('persona', as, [...Object.keys(actors), ...personas]),
    );
  }
  if (!name || !as || !steps) return null;
  return {
    name: maskCards(name),
    tags,
    covers,
    as,
    actors: Object.hasOwn(actors, as) ? actors : { ...actors, [as]: as },
    flags,
    start,
    ...(keyboard ? { keyboard } : {}),
    ...time,
    line: locationIn(reading, at('scenario')?.keyNode ?? root).line,
    steps: steps.value,
    stepsKey: steps.keyNode,
  };

  function required(entry: Entry | undefined, key: string, expected: string): string | null {
    const text = textOf(reading, entry?.value);
    if (text?.trim()) return text.trim();
    if (!entry && meant.has(key)) return null;
    complain(reading, entry?.value ?? entry?.keyNode ?? firstLetterOf(root), {
      message: entry?.value ? `${key} cannot be ${formatKind(entry.value)}` : `"${key}" is missing`,
      expected,
    });
    return null;
  }

  function record<Value>(
    entry: Entry | undefined,
    struct: s.Struct<Record<string, Value>, unknown>,
  ): Record<string, Value> | null {
    if (!entry) return null;
    const input = readInput(reading, entry.value, struct, entry.keyNode, entry.key);
    return input.ok && struct.is(input.value) ? input.value : null;
  }

  /** Reads the actors. An actor with an unknown persona still counts as an actor, so that it is one mistake, not two. */
  function readActors(entry: Entry | undefined): Record<string, string> {
    const named = record(entry, s.record(s.string(), s.string()));
    for (const [name, persona] of Object.entries(named ?? {})) {
      if (personas.includes(persona)) continue;
      const where = nodeAt(reading, entry?.value ?? null, [name]);
      complain(reading, where, unknownName('persona', persona, personas));
    }
    return named ?? {};
  }

  function readFlags(entry: Entry | undefined): Record<string, boolean> {
    const known = Object.fromEntries(
      vocabulary.flags.map((flag) => [flag, s.optional(s.boolean())]),
    );
    const set = Object.entries(record(entry, s.object(known)) ?? {});
    return Object.fromEntries(
      set.flatMap(([flag, value]) => (value === undefined ? [] : [[flag, value]])),
    );
  }

  function readKeyboard(entry: Entry | undefined): boolean {
    if (!entry) return false;
    const input = readInput(reading, entry.value, s.boolean(), entry.keyNode, 'keyboard');
    return input.ok && input.value === true;
  }

  function readStart(entry: Entry | undefined): string {
    if (!entry) return '/';
    const path = textOf(reading, entry.value);
    const mistake = path
      ? mistakeInAddress(path, vocabulary)
      : {
          message: entry.value
            ? `start cannot be ${formatKind(entry.value)}`
            : 'start has no value',
          expected: 'a path of the product that begins with /',
        };
    if (path && !mistake) return path;
    if (mistake) complain(reading, entry.value ?? entry.keyNode, mistake);
    return '/';
  }
}

function unknownKey(key: string) {
  if (key === 'use') {
    return {
      message: '`use` is on the same level as `steps`',
      expected: '- use: <file> as a step, under `steps:`',
    };
  }
  return unknownName('key', key, headingKeys);
}

function firstLetterOf(node: Node) {
  const [start] = node.range ?? [0];
  return { start, end: start + 1 };
}
