import type { Failure } from 'superstruct';
import { isScalar, type Node } from 'yaml';
import { branchFor, hasNoBranchFor } from './either.ts';
import { explainFailure } from './explain-failure.ts';
import { nodeAt, replaceAt, samePath, valueAt } from './input-paths.ts';
import { nearest } from './nearest.ts';
import { dataOf, textOf } from './nodes.ts';
import type { Reading } from './reading.ts';
import { keysOf, structAt } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

export type Input = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * Reads the input after a step's colon with the step's schema.
 * If a text is expected, `cvc: 012` is the text "012": QA engineers write what they see on the screen.
 */
export function readInput(
  reading: Reading,
  node: Node | null,
  shape: AnyStruct,
  owner: Node,
  what = 'input',
): Input {
  const before = reading.mistakes.length;
  let value = dataOf(reading, node);
  if (reading.mistakes.length > before) return { ok: false };
  const struct = branchFor(shape, value);
  value = preferWrittenText(reading, node, value, struct);
  const [error, coerced] = struct.validate(value, { coerce: true });
  if (!error) return { ok: true, value: coerced };
  const failures = hasNoBranchFor(shape, value)
    ? error.failures().slice(0, 1)
    : withoutMisspelt(telling(withinUnions(error.failures())), struct);
  for (const failure of failures) {
    // A plain value that no branch accepts: the error message lists what all of them accept.
    const reported = failure.path.length > 0 ? struct : shape;
    explainFailure({ reading, node, struct: reported, owner, what }, failure);
  }
  return { ok: false };
}

/** Converts a number or boolean to the typed text if only a text is valid. */
function preferWrittenText(
  reading: Reading,
  node: Node | null,
  value: unknown,
  struct: AnyStruct,
): unknown {
  let current = value;
  const [error] = struct.validate(value, { coerce: true });
  if (!error) return value;
  for (const { path } of error.failures()) {
    const found = nodeAt(reading, node, path);
    if (!isScalar(found) || !['number', 'boolean'].includes(typeof valueAt(current, path)))
      continue;
    const attempt = replaceAt(current, path, textOf(reading, found));
    const [still] = struct.validate(attempt, { coerce: true });
    const gone = !still
      ?.failures()
      .some((failure) => samePath(failure.path, path) && !failure.refinement);
    if (gone) current = attempt;
  }
  return current;
}

/** A misspelled key is one mistake, not two: the intended key isn't also reported as missing. */
function withoutMisspelt(failures: Failure[], struct: AnyStruct): Failure[] {
  const meant = failures
    .filter(({ type }) => type === 'never')
    .map(({ key, path }) => {
      const inside = path.slice(0, -1);
      return [...inside, nearest(String(key), keysOf(structAt(struct, inside)))].join('/');
    });
  return failures.filter(
    ({ value, path }) => value !== undefined || !meant.includes(path.join('/')),
  );
}

/** In a union, a failure deeper in the value or a violated limit is more helpful than "none of the branches". */
function withinUnions(failures: readonly Failure[]): Failure[] {
  const unions = failures.filter(({ type, path }) => type === 'union' && path.length > 0);
  return unions.reduce<Failure[]>(
    (left, { path }) => {
      const isHere = (failure: Failure) => samePath(failure.path, path);
      const deeper = left.some(
        (failure) =>
          failure.type !== 'never' &&
          failure.path.length > path.length &&
          samePath(failure.path.slice(0, path.length), path),
      );
      const limit = left.find((failure) => isHere(failure) && failure.refinement);
      if (!deeper && !limit) return left;
      return left.filter((failure) => !isHere(failure) || (!deeper && failure === limit));
    },
    [...failures],
  );
}

/**
 * A union reports the failures of every branch. Those inside the value are helpful, because the value was meant for that
 * branch. Otherwise, one failure per position is enough.
 */
function telling(failures: Failure[]): Failure[] {
  const [first] = failures;
  // A list instead of a mapping: its content doesn't matter.
  if (first?.path.length === 0 && first.type !== 'union' && !first.refinement) return [first];
  const deepest = failures.filter(({ path }) => path.length > 0);
  const seen: Failure[] = [];
  for (const failure of deepest.length ? deepest : failures) {
    const covered = seen.some(({ path }) =>
      path.every((part, index) => failure.path[index] === part),
    );
    if (!covered) seen.push(failure);
  }
  return seen;
}
