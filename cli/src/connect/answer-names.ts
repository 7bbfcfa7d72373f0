import { isRecord } from '@fairlead/domain';
import { plain } from './answer-check.ts';
import type { KnownQuestion } from './questions.ts';

/** Kinds of fields that the page draws as a group of choices, under the question instead of the field's label. */
const choices: ReadonlySet<string> = new Set(['BOOLEAN', 'SINGLE_SELECT', 'MULTI_SELECT']);

/**
 * Returns the label of a field as the page shows it: a question whose only field is a group of choices shows its title
 * alone. `fairlead questions` lists both, and a step may use either.
 */
export function createAnswerNames(questions: readonly KnownQuestion[]) {
  const fieldsOf = Map.groupBy(questions, ({ set, question }) => `${set}\n${question}`);
  const byLabel = Map.groupBy(questions, ({ label }) => plain(label));
  const titles = new Set(questions.map(({ question }) => plain(question)));

  function onPage(name: string): string {
    const [field, ...others] = byLabel.get(plain(name)) ?? [];
    if (!field || others.length > 0 || titles.has(plain(name))) return name;
    const isOnly = fieldsOf.get(`${field.set}\n${field.question}`)?.length === 1;
    return isOnly && choices.has(field.type) ? field.question : name;
  }

  return (answers: unknown): unknown =>
    isRecord(answers)
      ? Object.fromEntries(Object.entries(answers).map(([name, value]) => [onPage(name), value]))
      : answers;
}
