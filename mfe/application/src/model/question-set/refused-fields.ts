import { ApiError } from '@fairlead/contracts';
import { baseId, inRow, type Layout, rowOf } from '@fairlead/domain/question-set';
import * as s from 'superstruct';

export type RefusedField = { readonly id: string; readonly message: string };

const FieldMessage = s.type({ field: s.string(), message: s.string() });

/**
 * Returns the fields that the server refused in the detail of a 400. The server numbers the rows that were sent; the
 * result has the ids on the page.
 */
export function refusedFields(failure: Error, layout: Layout | null): readonly RefusedField[] {
  if (!(failure instanceof ApiError) || failure.status !== 400 || !layout) return [];
  const detail: readonly unknown[] = Array.isArray(failure.detail) ? failure.detail : [];
  return detail.flatMap((entry) => {
    if (!s.is(entry, FieldMessage)) return [];
    const { field, message } = entry;
    const position = rowOf(field);
    const id =
      position === null ? field : inRow(baseId(field), layout.rows[position - 1] ?? position);
    return layout.fields.has(id) ? [{ id, message }] : [];
  });
}
