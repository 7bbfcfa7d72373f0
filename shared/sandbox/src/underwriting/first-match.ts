import { type Condition, type ConditionInput, holds } from '../conditions/index.ts';

/** The first rule that holds. Throws when none does: every list of underwriting.yaml ends in one that always holds. */
export function firstMatch<Rule extends { id: string; when: Condition }>(
  rules: readonly Rule[],
  input: ConditionInput,
): Rule {
  const found = rules.find(({ when }) => holds(when, input));
  if (!found) throw new Error(`No rule of ${rules.map(({ id }) => id).join(', ')} holds.`);
  return found;
}
