import { baseId, inRow, rowOf } from './layout.ts';
import { isRepeating, type UnplacedValue } from './outside-rows.ts';
import type { PlainValue, QuestionSetShape } from './shapes.ts';

type Saved = { readonly id: string; readonly row: number | null; readonly value: Values };
type Values = readonly PlainValue[];

/** Returns the saved answers by the ids of the layout's fields. */
export const savedAnswers = (set: QuestionSetShape): ReadonlyMap<string, Values> =>
  new Map(placed(set).map(({ id, row, value }) => [inRow(id, row), value]));

/** Returns the saved answers whose row a set that doesn't repeat can't have, with the server's numbers. */
export function unplacedAnswers(set: QuestionSetShape): readonly UnplacedValue[] {
  if (isRepeating(set)) return [];
  const fields = fieldsOf(set);
  const shift = firstRowIsZero(set) ? 1 : 0;
  return placed(set).flatMap(({ id, row }) => {
    const field = fields.find((one) => one.id === baseId(id));
    return row === null || !field ? [] : [{ field: field.unique_name, row: row - shift }];
  });
}

/**
 * Returns whether rows are counted from 0, by the saved answers and by the fields, which describe the first row. The
 * smallest number is the first row (AMB-100).
 */
export const firstRowIsZero = (set: QuestionSetShape): boolean =>
  [...Object.values(set.answers).flatMap(Object.keys), ...fieldsOf(set).map(({ id }) => id)].some(
    (id) => rowOf(id) === 0,
  );

/** Returns the saved answers with their rows counted from 1; null is the only row of a set that doesn't repeat. */
function placed(set: QuestionSetShape): readonly Saved[] {
  const repeats = isRepeating(set);
  const shift = firstRowIsZero(set) ? 1 : 0;
  const exact = new Set(fieldsOf(set).map(({ id }) => id));
  return Object.values(set.answers).flatMap((answers) =>
    Object.entries(answers).map(([id, value]) => {
      const given = rowOf(id);
      const row = given === null ? 1 : given + shift;
      const isOnly = !repeats && (exact.has(id) || row === 1);
      return { id: exact.has(id) && !repeats ? id : baseId(id), row: isOnly ? null : row, value };
    }),
  );
}

const fieldsOf = ({ questions }: QuestionSetShape) => questions.flatMap(({ fields }) => fields);
