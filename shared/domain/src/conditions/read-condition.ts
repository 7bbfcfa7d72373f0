import { isRecord } from '../records.ts';
import { type Condition, operators } from './condition.ts';

/**
 * Reads a condition from the wire. Null when this version doesn't understand it. What is read has the
 * shape all the way down, so that `holds` may trust it.
 */
export function readCondition(value: unknown): Condition | null {
  return isCondition(value) ? value : null;
}

function isCondition(value: unknown): value is Condition {
  if (!isRecord(value)) return false;
  if ('always' in value) return typeof value.always === 'boolean';
  if ('all' in value) return isList(value.all);
  if ('any' in value) return isList(value.any);
  if ('not' in value) return isCondition(value.not);
  if ('any_row' in value) {
    const { any_row: rows } = value;
    return isRecord(rows) && typeof rows.set === 'string' && isCondition(rows.where);
  }
  return isComparison(value);
}

const isList = (value: unknown) => Array.isArray(value) && value.every(isCondition);

function isComparison(value: Record<string, unknown>): boolean {
  const subject = value.field ?? value.fact ?? value.flag;
  return typeof subject === 'string' && operators.some((op) => op === value.op);
}
