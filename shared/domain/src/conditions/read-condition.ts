import { isRecord } from '../values/records.ts';
import { type Condition, operators } from './condition.ts';

/**
 * Parses a condition from a response. Returns null if this version doesn't understand a part of it, so that `holds`
 * only sees valid conditions.
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
