import { ApiError } from '@fairlead/contracts';
import { baseId, inRow, type Layout, rowOf } from '@fairlead/domain/question-set';

export type RefusedField = { readonly id: string; readonly message: string };

/**
 * The fields that the server did not accept, as it names them in the detail of a 400. It counts the rows of what was
 * sent; here they get the ids that they have on the page.
 */
export function refusedFields(failure: Error, layout: Layout | null): readonly RefusedField[] {
  if (!(failure instanceof ApiError) || failure.status !== 400 || !layout) return [];
  const detail = Array.isArray(failure.detail) ? (failure.detail as readonly unknown[]) : [];
  return detail.flatMap((entry) => {
    const { field, message } = (entry ?? {}) as { field?: unknown; message?: unknown };
    if (typeof field !== 'string' || typeof message !== 'string') return [];
    const position = rowOf(field);
    const id =
      position === null ? field : inRow(baseId(field), layout.rows[position - 1] ?? position);
    return layout.fields.has(id) ? [{ id, message }] : [];
  });
}
