import type { AnswerRow, Answers } from './answers.ts';
import { rowsOf } from './answers.ts';
import { compare } from './compare.ts';
import type { Condition } from './condition.ts';

/** The data that conditions read: answers, facts, flags, and one row of a repeating set. */
export type ConditionInput = {
  answers: Answers;
  /** Facts by name (underwriting.yaml, facts). One that is absent makes its condition false. */
  facts?: Readonly<Record<string, unknown>> | undefined;
  flags?: Readonly<Record<string, boolean>> | undefined;
  /** The row of a repeating set that the condition belongs to. Its fields win over single answers. */
  row?: AnswerRow | undefined;
};

/**
 * Whether a condition of the content pack holds for this input. A missing value makes its comparison false, and the
 * `not` of it true (content/README.md, rating.md §2).
 */
export function holds(condition: Condition, input: ConditionInput): boolean {
  if ('always' in condition) return condition.always;
  if ('all' in condition) return condition.all.every((part) => holds(part, input));
  if ('any' in condition) return condition.any.some((part) => holds(part, input));
  if ('not' in condition) return !holds(condition.not, input);
  if ('any_row' in condition) {
    const { set, where } = condition.any_row;
    return rowsOf(input.answers, set).some((row) => holds(where, { ...input, row }));
  }
  return compare(condition.op, subject(condition, input), condition.value);
}

type SubjectCondition = { field: string } | { fact: string } | { flag: string };

function subject(
  condition: SubjectCondition,
  { answers, facts, flags, row }: ConditionInput,
): unknown {
  if ('fact' in condition) return facts?.[condition.fact];
  if ('flag' in condition) return flags?.[condition.flag];
  return row?.[condition.field] ?? answers[condition.field];
}
