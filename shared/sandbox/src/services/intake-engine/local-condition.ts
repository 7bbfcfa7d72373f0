import type { ApplicationFacts } from '../../applications/answers.ts';
import { type Condition, holds } from '../../conditions/index.ts';

/**
 * Returns the part of a condition that the page evaluates: only what reads fields of the same set. The rest is
 * evaluated here, so that no answers of other sets, facts or flags are sent.
 */
export function localCondition(
  condition: Condition,
  known: ApplicationFacts,
  isLocal: (field: string) => boolean,
): Condition | boolean {
  const inner = (part: Condition) => localCondition(part, known, isLocal);
  if ('all' in condition) return joined('all', condition.all.map(inner));
  if ('any' in condition) return joined('any', condition.any.map(inner));
  if ('not' in condition) {
    const part = inner(condition.not);
    return typeof part === 'boolean' ? !part : { not: part };
  }
  if ('field' in condition && isLocal(condition.field)) return condition;
  return holds(condition, known);
}

function joined(kind: 'all' | 'any', parts: readonly (Condition | boolean)[]): Condition | boolean {
  const decides = kind === 'any';
  if (parts.includes(decides)) return decides;
  const open = parts.filter((part) => typeof part !== 'boolean');
  const [only, ...others] = open;
  if (!only) return !decides;
  if (others.length === 0) return only;
  return kind === 'all' ? { all: open } : { any: open };
}
