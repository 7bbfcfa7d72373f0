import { type Condition, fieldsRead, holds, readCondition } from '../conditions/index.ts';
import { wireValues } from './input.ts';
import { type FieldSpot, inRow, type Layout, type QuestionSpot } from './layout.ts';
import type { PlainValue, Values } from './shapes.ts';

/** The effect of the answers on a question or field with conditions. */
type Patch = { readonly shown: boolean; readonly required: boolean };

/** By question key and field id; only for those that have conditions. */
export type Patches = ReadonlyMap<string, Patch>;

type Conditional = {
  readonly required: boolean;
  readonly shown_when?: unknown;
  readonly required_when?: unknown;
};

/**
 * Evaluates whether conditional questions and fields are shown and required. A condition reads fields of the same set and,
 * in a repeating set, of the same row; a hidden field counts as not answered. A condition that this version doesn't
 * understand shows the field and doesn't change whether it is required.
 */
export function patchesOf(layout: Layout, values: Values): Patches {
  const patches = new Map<string, Patch>();
  const holdsFor = (given: unknown, row: number | null, otherwise: boolean) => {
    const condition = readCondition(given);
    if (!condition) return otherwise;
    return holds(condition, { answers: read(condition, row, { layout, values, patches }) });
  };
  const patch = (key: string, part: Conditional, row: number | null) => {
    if (!part.shown_when && !part.required_when) return;
    patches.set(key, {
      shown: holdsFor(part.shown_when, row, true),
      required: holdsFor(part.required_when, row, part.required),
    });
  };
  for (const { key, question, row, fields } of layout.questions) {
    patch(key, question, row);
    for (const { id, field } of fields) patch(id, field, row);
  }
  return patches;
}

/** Returns the unique names of the fields that conditions read. Changes to other fields don't affect the patches. */
export function watchedNames(layout: Layout): ReadonlySet<string> {
  const parts = layout.set.questions.flatMap((question) => [question, ...question.fields]);
  const conditions = parts.flatMap(({ shown_when, required_when }: Omit<Conditional, 'required'>) =>
    [shown_when, required_when].map(readCondition).filter((found) => found !== null),
  );
  return new Set(conditions.flatMap(fieldsRead));
}

const isQuestionShown = ({ key }: QuestionSpot, patches: Patches) =>
  patches.get(key)?.shown ?? true;

/** Whether the conditions let a field be answered. A field that is always hidden may still have a value. */
export const isFieldAsked = ({ id, question }: FieldSpot, patches: Patches) =>
  isQuestionShown(question, patches) && (patches.get(id)?.shown ?? true);

export const isFieldShown = (spot: FieldSpot, patches: Patches) =>
  !spot.field.hidden && isFieldAsked(spot, patches);

export const isFieldRequired = ({ id, field }: FieldSpot, patches: Patches) =>
  patches.get(id)?.required ?? field.required;

export const isQuestionRequired = ({ key, question }: QuestionSpot, patches: Patches) =>
  patches.get(key)?.required ?? question.required;

type Open = { layout: Layout; values: Values; patches: Patches };

function read(condition: Condition, row: number | null, { layout, values, patches }: Open) {
  const answers: Record<string, PlainValue | string[]> = {};
  for (const name of fieldsRead(condition)) {
    const spot = layout.byName.get(inRow(name, row));
    if (!spot || !isFieldAsked(spot, patches)) continue;
    const [first, ...others] = wireValues(spot.field, values.get(spot.id));
    if (first === undefined) continue;
    answers[name] = spot.field.type === 'MULTI_SELECT' ? [first, ...others].map(String) : first;
  }
  return answers;
}
