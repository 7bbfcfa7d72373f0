import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { beforeStart, joinBeforeStart } from './before-start.ts';
import { checkValues } from './check-values.ts';
import { formatStep } from './format-step.ts';
import { bindCallSentence, bindSwap } from './free-phrases.ts';
import { readInput } from './input.ts';
import type { Span } from './mistake.ts';
import { dataOf, entriesOf, formatKind, nothingOr, textOf } from './nodes.ts';
import type { Phrase } from './phrase.ts';
import type { Action, Step } from './plan.ts';
import { asPerson, complain, locationIn, oneOf, partOf, type Reading, spanOf } from './reading.ts';
import { explainUnknownStep } from './unknown-step.ts';
import type { Vocabulary } from './vocabulary.ts';
import { anotherWindow, type Windows } from './windows.ts';

/** The context for reading the steps of a scenario. */
export type StepsContext = {
  readonly vocabulary: Vocabulary;
  readonly phrases: ReadonlyMap<string, Phrase>;
  readonly actors: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly windows: Windows;
  /** What the steps do that have been read so far. */
  readonly earlier: Action[];
  /** Reads the steps of another file. */
  openFragment(use: Node, from: Node, reading: Reading, actor: string): Step[];
  /** Declares an actor. Returns false and reports a mistake if no persona has this name. */
  enter(actor: string, where: Span, reading: Reading): boolean;
};

type Spoken = { readonly words: string; readonly node: Node; readonly value: Node | null };

/** Reads a list of steps into a flat plan, including `as` blocks and fragments. */
export function readSteps(
  list: Node | null,
  owner: Node,
  reading: Reading,
  actor: string,
  context: StepsContext,
): Step[] {
  const subject = textOf({ ...reading, mistakes: [] }, owner) ?? 'steps';
  if (!isSeq(list)) {
    complain(reading, list ?? owner, {
      message: list ? `${subject} cannot be ${formatKind(list)}` : `${subject} has no steps`,
      expected:
        subject === 'steps'
          ? 'a list, each step after a dash'
          : `a list under \`- ${subject}:\`, indented further, each step after a dash`,
    });
    return [];
  }
  if (list.items.length === 0)
    complain(reading, list, {
      message: `${subject} is an empty list`,
      expected: 'at least one step, after a dash',
    });
  return list.items.flatMap((item) => {
    const spoken = readSpoken(item, reading);
    return spoken ? readStep(spoken, reading, actor, context) : [];
  });
}

function readSpoken(item: unknown, reading: Reading): Spoken | null {
  const node = nothingOr(item);
  if (isScalar(node)) {
    const words = textOf(reading, node);
    return words === undefined ? null : { words, node, value: null };
  }
  if (isMap(node)) {
    const [first, second] = entriesOf(reading, node);
    if (second) {
      complain(reading, second.keyNode, {
        message: `${JSON.stringify(second.key)} is on the same level as the step ${JSON.stringify(first?.key)}`,
        expected: /^as /.test(first?.key ?? '')
          ? `the steps of \`${first?.key}\` as a list under it, each after a dash`
          : "one step after each dash; indent the step's input further, or add a dash",
      });
      return null;
    }
    return first ? { words: first.key, node: first.keyNode, value: first.value } : null;
  }
  complain(reading, node ?? dashBefore(item, reading), {
    message: node ? `a step cannot be ${formatKind(node)}` : 'there is nothing after this dash',
    expected: 'a task, an expectation (see …) or a control step',
  });
  return null;
}

/** Where the dash of an item without a value is. */
function dashBefore(item: unknown, { source }: Reading): Span {
  const { start } = spanOf(isNode(item) ? item : null);
  const dash = source.text.lastIndexOf('-', start);
  return { start: dash, end: dash + 1 };
}

function readStep(spoken: Spoken, reading: Reading, actor: string, context: StepsContext): Step[] {
  const { words, node, value } = spoken;
  const block = blocks.get(words);
  if (block) return block(spoken, reading, actor, context);
  const [, other] = /^as (.+)$/.exec(words) ?? [];
  const [, actorName] = /^(\S+) - /.exec(other ?? '') ?? [];
  if (other !== undefined && actorName !== undefined) {
    complain(reading, node, {
      message: `"as ${actorName}" needs a colon before its steps`,
      expected: `\`- as ${actorName}:\`, and each step after a dash, indented further`,
    });
    return [];
  }
  if (other !== undefined) {
    return context.enter(other, partOf(reading, node, other), reading)
      ? readSteps(value, node, asPerson(reading, personOf(other, context)), other, context)
      : [];
  }
  const action = actionOf(spoken, reading, actor, context);
  if (!action) return [];
  context.earlier.push(action);
  if (!mayDo(action, actor, context)) {
    const admins = context.vocabulary.personas.filter(({ isAdmin }) => isAdmin);
    complain(reading, node, {
      message: `${actor} is not an admin, and ${JSON.stringify(words)} is a step of the admin tool`,
      expected: `an admin: ${oneOf(admins.map(({ id }) => id))}`,
    });
    return [];
  }
  const shown = action.kind === 'task' ? action.input : dataOf({ ...reading, mistakes: [] }, value);
  return [{ text: formatStep(words, shown), at: locationIn(reading, node), actor, action }];
}

type Block = (spoken: Spoken, reading: Reading, actor: string, context: StepsContext) => Step[];

/** What has steps of its own under it, or in another file. */
const blocks: ReadonlyMap<string, Block> = new Map([
  [
    'use',
    ({ node, value }, reading, actor, context) =>
      context.openFragment(value ?? node, node, reading, actor),
  ],
  [anotherWindow, readInWindow],
  [
    beforeStart,
    (spoken, reading, actor, context) => {
      const steps = readSteps(spoken.value, spoken.node, reading, actor, context);
      return steps.length === 0 ? [] : joinBeforeStart(spoken, steps, reading, actor);
    },
  ],
]);

function readInWindow(
  { node, value }: Spoken,
  reading: Reading,
  actor: string,
  context: StepsContext,
): Step[] {
  const { windows } = context;
  if (!windows.of(actor).isOther)
    return readSteps(value, node, reading, windows.open(actor), context);
  complain(reading, node, {
    message: 'these steps are in another window already',
    expected: `the steps without another \`- ${anotherWindow}:\``,
  });
  return [];
}

/** Returns the placeholders of who acts. */
export const personOf = (
  actor: string,
  { vocabulary, actors }: Pick<StepsContext, 'vocabulary' | 'actors'>,
): ReadonlyMap<string, string> => vocabulary.personOf(actors[actor] ?? actor);

/** Whether the actor's persona has the role that a task needs. */
function mayDo(action: Action, actor: string, { vocabulary, actors }: StepsContext): boolean {
  if (action.kind !== 'task') return true;
  const task = vocabulary.tasks.find(({ name }) => name === action.task);
  const persona = vocabulary.personas.find(({ id }) => id === (actors[actor] ?? actor));
  return task?.area !== 'admin' || persona === undefined || persona.isAdmin;
}

function actionOf(
  spoken: Spoken,
  reading: Reading,
  actor: string,
  context: StepsContext,
): Action | null {
  const { words, node, value } = spoken;
  const { vocabulary, tags, windows, earlier } = context;
  const window = windows.of(actor);
  const binding = { reading, vocabulary, words: node, value, tags, window, earlier };
  if (/^when\b/.test(words)) return bindCallSentence(words, binding);
  if (/^swap\b/.test(words)) return bindSwap(words, binding);
  const phrase = context.phrases.get(words);
  if (!phrase) {
    refuseUnknown(spoken, reading, context);
    return null;
  }
  const input = readInput(reading, value, phrase.input, node, words);
  if (!input.ok || !checkValues(words, input.value, { reading, value, owner: node })) return null;
  return phrase.bind(input.value as never, binding);
}

function refuseUnknown({ words, node }: Spoken, reading: Reading, { phrases }: StepsContext): void {
  complain(reading, node, { ...explainUnknownStep(words, phrases), unknown: words });
}
