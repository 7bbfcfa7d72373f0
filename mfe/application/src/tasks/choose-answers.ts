import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import type { AnswerInput, Answers } from './answer-input.ts';
import { isEmpty } from './fill-in.ts';
import { fullAnswers } from './full-answers.ts';
import { fieldCalled, fieldsIn, type PageField } from './read-form.ts';

type ByField = ReadonlyMap<PageField, AnswerInput>;

/** The answers for the displayed fields. */
export type Chosen = {
  readonly answers: ByField;
  /** An answer differs from the full answer set, or its field isn't shown yet, so more fields may appear. */
  readonly mayOpenMore: boolean;
  /** The names in the scenario's answers that a field has. */
  readonly taken: readonly string[];
};

/** The answers to a set: the full answer set, with the scenario's own answers over it. */
export function chooseAnswers(form: OutlineNode, overrides: Answers, today: string): Chosen {
  const { answers, rows, ifRequired } = fullAnswers(form.name, today);
  const byRow = Map.groupBy(fieldsIn(form), ({ row }) => row ?? 0);
  const chosen = [...byRow].map(([row, fields]) => {
    const wanted = rows[row] ?? answers;
    const stored = answersFor(fields, wanted);
    const said = answersFor(fields, overrides);
    const due = fields.filter((field) => !stored.has(field) && !said.has(field) && isDue(field));
    const others = answersFor(due, ifRequired);
    const isAllShown = stored.size === Object.keys(wanted).length;
    return {
      answers: new Map([...stored, ...said, ...others]),
      mayOpenMore: !isAllShown || said.size > 0 || others.size > 0,
      taken: Object.keys(overrides).filter((name) => fieldCalled(fields, name)),
    };
  });
  return {
    answers: new Map(chosen.flatMap((one) => [...one.answers])),
    mayOpenMore: chosen.some((one) => one.mayOpenMore),
    taken: chosen.flatMap(({ taken }) => taken),
  };
}

function answersFor(fields: readonly PageField[], answers: Answers): ByField {
  return new Map(
    Object.entries(answers).flatMap(([name, value]) => {
      const field = fieldCalled(fields, name);
      return field ? [[field, value] as const] : [];
    }),
  );
}

/** A group of checkboxes has no required state; its description says it. */
const isRequired = ({ node }: PageField) =>
  Boolean(node.states.required) || /^Required\b/.test(node.description ?? '');
const isDue = (field: PageField) => isRequired(field) && isEmpty(field);
