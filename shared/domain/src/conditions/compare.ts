import type { ConditionValue, Operator } from './condition.ts';

/**
 * One comparison of a condition. A missing subject makes every operator false except is_empty, which exists to ask
 * for just that: blank answers are dropped when they are saved (AMB-35), so it could otherwise never be true.
 */
export function compare(op: Operator, subject: unknown, value?: ConditionValue): boolean {
  if (op === 'is_empty') return isEmpty(subject);
  if (isMissing(subject)) return false;
  return comparisons[op](subject, value);
}

type Comparisons = Record<
  Exclude<Operator, 'is_empty'>,
  (subject: unknown, value: ConditionValue | undefined) => boolean
>;

const comparisons: Comparisons = {
  eq: (subject, value) => subject === value,
  neq: (subject, value) => subject !== value,
  in: (subject, value) => list(value).includes(subject),
  not_in: (subject, value) => !list(value).includes(subject),
  gt: (subject, value) => ordered(subject, value, (a, b) => a > b),
  gte: (subject, value) => ordered(subject, value, (a, b) => a >= b),
  lt: (subject, value) => ordered(subject, value, (a, b) => a < b),
  lte: (subject, value) => ordered(subject, value, (a, b) => a <= b),
  includes_any: (subject, value) => list(value).some((option) => list(subject).includes(option)),
  includes_all: (subject, value) => list(value).every((option) => list(subject).includes(option)),
  count_gte: (subject, value) => ordered(list(subject).length, value, (a, b) => a >= b),
  is_present: (subject) => !isEmpty(subject),
};

type Order = (a: number | string, b: number | string) => boolean;

/** Numbers are ordered by size, ISO dates by time; anything else has no order. */
function ordered(subject: unknown, value: unknown, order: Order): boolean {
  if (typeof subject === 'number' && typeof value === 'number') return order(subject, value);
  return typeof subject === 'string' && typeof value === 'string' && order(subject, value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isEmpty(value: unknown): boolean {
  if (isMissing(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
