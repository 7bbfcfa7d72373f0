import type { QuestionSet } from '@fairlead/contracts/application';
import {
  errorsOf,
  type FieldSpot,
  inputOf,
  type Layout,
  layOut,
  patchesOf,
  payloadOf,
  rowLimits,
  rowOf,
} from '@fairlead/domain/question-set';
import { HttpError } from '../../calls/http-error.ts';
import type { AnswerRow } from '../../conditions/index.ts';

/** Values by field id, as the client sends them. */
export type SentValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/**
 * Returns the rows sent for a set (one for a single set), checked by the page's rules (A§5), without fields that the
 * conditions hide. Refuses with 400 and the list of invalid fields.
 */
export function readAnswers(set: QuestionSet, sent: SentValues): AnswerRow[] {
  const numbers = new Set(Object.keys(sent).map((id) => rowOf(id) ?? 1));
  const layout = layOut(
    set,
    [...numbers].sort((a, b) => a - b),
  );
  const values = new Map(
    Object.entries(sent).map(([id, given]) => [id, inputOf(spotOf(layout, id).field, given)]),
  );
  const patches = patchesOf(layout, values);
  refuse([
    ...[...errorsOf(layout, values, patches)].map(([field, message]) => ({ field, message })),
    ...Object.entries(sent).flatMap(([id, given]) => unknownOptions(spotOf(layout, id), given)),
    ...wrongCount(layout),
  ]);
  return rowsOf(layout, payloadOf(layout, values, patches));
}

type Mistake = { readonly field: string; readonly message: string };

function refuse(mistakes: readonly Mistake[]): void {
  const [first] = mistakes;
  if (!first) return;
  throw new HttpError(400, `${first.field}: ${first.message}`, {
    code: 'invalid_answers',
    detail: mistakes,
  });
}

function spotOf({ set, fields }: Layout, id: string): FieldSpot {
  const spot = fields.get(id);
  if (spot) return spot;
  throw new HttpError(400, `The question set '${set.id}' has no field '${id}'`, {
    code: 'unknown_field',
    detail: [{ field: id, message: 'Unknown field' }],
  });
}

function unknownOptions({ id, field }: FieldSpot, given: SentValues[string]): Mistake[] {
  if (field.enum_options.length === 0) return [];
  const known = field.enum_options.map(({ value }) => value);
  const stray = given.find((value) => !known.includes(String(value)));
  return stray === undefined ? [] : [{ field: id, message: `There is no option '${stray}'` }];
}

function wrongCount({ set, rows }: Layout): Mistake[] {
  if (set.type !== 'SCALAR') return [];
  const { min, max } = rowLimits(set);
  if (rows.length >= min && rows.length <= max) return [];
  return [{ field: set.id, message: `Needs ${min} to ${max} entries, received ${rows.length}` }];
}

function rowsOf(layout: Layout, payload: ReturnType<typeof payloadOf>): AnswerRow[] {
  const given: SentValues = Object.assign({}, ...Object.values(payload));
  const places = layout.set.type === 'SCALAR' ? layout.rows.map((_, index) => index + 1) : [1];
  return places.map((place) => {
    const fields = [...layout.fields.values()].filter(
      ({ row }) => row === null || layout.rows.indexOf(row) + 1 === place,
    );
    return Object.fromEntries(
      fields.flatMap(({ field, row }) => {
        const values = given[row === null ? field.id : `${field.unique_name}#${place}`];
        const [first] = values ?? [];
        if (!values || first === undefined) return [];
        const value = field.type === 'MULTI_SELECT' ? values.map(String) : first;
        return [[field.unique_name, value]];
      }),
    );
  });
}
