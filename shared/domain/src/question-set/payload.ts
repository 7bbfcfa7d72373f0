import { emptyInput, wireValues } from './input.ts';
import { baseId, inRow, type Layout } from './layout.ts';
import { isFieldAsked, type Patches } from './patches.ts';
import type { PlainValue, Values } from './shapes.ts';

/** Answers as they are saved: by question, then by field id, each a list (A§3). */
export type Payload = Record<string, Record<string, PlainValue[]>>;

/**
 * Returns the payload for saving a set. Leaves out empty fields, questions without fields (A§3), and what the
 * conditions hide. Rows are numbered again from 1, without gaps.
 */
export function payloadOf(layout: Layout, values: Values, patches: Patches): Payload {
  const payload: Payload = {};
  for (const spot of layout.fields.values()) {
    if (!isFieldAsked(spot, patches)) continue;
    const { id, field, question, row } = spot;
    const sent = wireValues(field, values.get(id) ?? emptyInput(field));
    if (sent.length === 0) continue;
    const key = row === null ? id : inRow(baseId(id), layout.rows.indexOf(row) + 1);
    payload[question.question.id] = { ...payload[question.question.id], [key]: [...sent] };
  }
  return payload;
}

/** Returns a set's answers as questions with their fields, as the create, attest and renewal calls take them (A§7). */
export const answeredQuestions = (payload: Payload) =>
  Object.entries(payload).map(([id, fields]) => ({
    id,
    fields: Object.entries(fields).map(([fieldId, value]) => ({ id: fieldId, value })),
  }));
