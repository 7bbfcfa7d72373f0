import type { Failure } from 'superstruct';
import { isMap, type Node } from 'yaml';
import { keyNodeAt, nodeAt } from './input-paths.ts';
import { nearest } from './nearest.ts';
import { entriesOf, formatValueOf, nothingOr, textOf } from './nodes.ts';
import { complain, oneOf, type Reading, spanOf, unknownName } from './reading.ts';
import { refinementWords } from './refinement-words.ts';
import { describeStruct, keysOf, structAt } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

/** The context of an input, for error messages. */
export type Attempt = {
  readonly reading: Reading;
  readonly node: Node | null;
  readonly struct: AnyStruct;
  /** The words of the step: errors point there if the input has no position. */
  readonly owner: Node;
  readonly what: string;
};

/** Reports why superstruct rejected an input, with its position. */
export function explainFailure(attempt: Attempt, failure: Failure): void {
  const isMissing = failure.value === undefined && failure.path.length > 0;
  const misspelt = isMissing ? misspeltFor(attempt, failure) : undefined;
  if (misspelt) explainUnknownKey(attempt, misspelt);
  else if (failure.type === 'never') explainUnknownKey(attempt, failure);
  else if (isMissing) explainMissing(attempt, failure);
  else explainWrong(attempt, failure);
}

/**
 * Finds the unknown key that is written for a missing one. Where unknown keys are allowed, as in a response, only what is
 * missing tells that one is misspelled.
 */
function misspeltFor({ reading, node, struct }: Attempt, { path, key }: Failure) {
  const inside = path.slice(0, -1);
  const container = nodeAt(reading, node, inside);
  if (!isMap(container)) return undefined;
  const known = keysOf(structAt(struct, inside));
  const written = entriesOf({ ...reading, mistakes: [] }, container).map((entry) => entry.key);
  const misspelt = written.find((name) => !known.includes(name) && nearest(name, known) === key);
  return misspelt === undefined ? undefined : { path: [...inside, misspelt], key: misspelt };
}

function explainUnknownKey(
  { reading, node, struct, owner }: Attempt,
  { path, key }: Pick<Failure, 'path' | 'key'>,
): void {
  const known = keysOf(structAt(struct, path.slice(0, -1)));
  complain(reading, keyNodeAt(reading, node, path) ?? owner, {
    message: `unknown key ${JSON.stringify(key)}`,
    ...(known.length ? { expected: oneOf(known), nearest: nearest(String(key), known) } : {}),
  });
}

function explainMissing({ reading, node, struct, owner }: Attempt, { path, key }: Failure): void {
  const container = nodeAt(reading, node, path.slice(0, -1));
  const shape = structAt(struct, path);
  complain(reading, firstLetter(container) ?? owner, {
    message: `${JSON.stringify(key)} is missing`,
    ...(shape ? { expected: `${key}: ${describeStruct(shape)}` } : {}),
  });
}

function explainWrong(attempt: Attempt, failure: Failure): void {
  const { reading, node, struct, owner, what } = attempt;
  const { path } = failure;
  const found = nodeAt(reading, node, path);
  const shape = structAt(struct, path);
  const written = textOf(reading, found);
  const subject = subjectOf(path, what);
  const where = found ?? keyNodeAt(reading, node, path) ?? owner;
  if (shape?.type === 'enums' && written !== undefined) {
    const complaint = unknownName(
      subject.split(' ').at(-1) ?? subject,
      written,
      Object.keys(shape.schema ?? {}),
    );
    // Of `see screen`, "unknown screen"; of a key, `to cannot be "Archive"`.
    const ofKey = path.length > 0 && { message: `${subject} cannot be ${JSON.stringify(written)}` };
    complain(reading, where, { ...complaint, ...ofKey });
  } else if (failure.refinement) {
    complain(reading, where, refinementWords(failure, subject, shape ?? struct));
  } else if (failure.type === 'no input') {
    complain(reading, where, {
      message: `this step takes no input, found ${formatValueOf(reading, found ?? where)}`,
      expected: 'nothing after its name',
    });
  } else {
    complain(reading, where, {
      message: formatWrongKind(reading, found, subject, failure),
      // Of an item in a list of several kinds, only the list is known.
      ...(shape || path.length === 0 ? { expected: describeStruct(shape ?? struct) } : {}),
    });
  }
}

function formatWrongKind(
  reading: Reading,
  found: Node | null,
  subject: string,
  { value }: Failure,
): string {
  if (found === null && value === undefined) return 'this step needs an input';
  const given = nothingOr(found);
  return given
    ? `${subject} cannot be ${formatValueOf(reading, given)}`
    : `${subject} has no value`;
}

/** Names the subject of an error: a key, or an item number in a list. */
function subjectOf(path: readonly unknown[], what: string): string {
  const last = path.at(-1);
  if (last === undefined) return what;
  return typeof last === 'number' ? `item ${last + 1}` : String(last);
}

function firstLetter(node: Node | null) {
  if (!node) return null;
  const { start } = spanOf(node);
  return { start, end: start + 1 };
}
