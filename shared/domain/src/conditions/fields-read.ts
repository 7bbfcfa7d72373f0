import type { Condition } from './condition.ts';

/**
 * Returns the names of the fields that a condition reads. It only has to be evaluated again when one of them changes.
 */
export function fieldsRead(condition: Condition): readonly string[] {
  if ('field' in condition) return [condition.field];
  if ('all' in condition) return condition.all.flatMap(fieldsRead);
  if ('any' in condition) return condition.any.flatMap(fieldsRead);
  if ('not' in condition) return fieldsRead(condition.not);
  if ('any_row' in condition) return fieldsRead(condition.any_row.where);
  return [];
}
