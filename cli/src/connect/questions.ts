import { type Condition, holds } from '@fairlead/sandbox/conditions/index';
import { personaAnswers, personaContext } from '@fairlead/sandbox/content/personas';
import type { Persona, Personas } from '@fairlead/sandbox/content/shapes/personas';
import type { QuestionSetsContent } from '@fairlead/sandbox/content/shapes/question-sets';
import { intakeFacts } from '@fairlead/sandbox/underwriting/index';

export type KnownQuestion = {
  readonly set: string;
  /** Whether the set is answered row by row. */
  readonly repeats: boolean;
  readonly question: string;
  readonly label: string;
  /** The name in calls and saved answers. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** Lists every field of the application, in order. */
export function allQuestions({ question_sets }: QuestionSetsContent): readonly KnownQuestion[] {
  return inOrder(question_sets).flatMap((set) =>
    set.questions.flatMap((question) =>
      question.fields
        .filter(({ hidden }) => !hidden)
        .map((field) => ({
          set: set.title,
          repeats: set.type === 'SCALAR',
          question: question.title,
          label: field.label,
          name: field.unique_name,
          type: field.type,
          required: field.required,
          options: [...(field.enum_options ?? [])]
            .sort((one, other) => one.order - other.order)
            .map(({ value, display_value }) => ({ value, text: display_value })),
        })),
    ),
  );
}

/** Lists the fields of this persona's application, given its answers so far. */
export function questionsOf(
  persona: Persona,
  all: Personas,
  content: QuestionSetsContent,
): readonly KnownQuestion[] {
  const answers = personaAnswers(persona, all);
  const facts = intakeFacts(answers, personaContext(persona, all.as_of));
  const known = { answers, facts, flags: persona.flags };
  const isAsked = (condition: Condition | undefined) =>
    condition === undefined || holds(condition, known);
  return allQuestions({
    ...content,
    question_sets: content.question_sets
      .filter(({ applies_when }) => isAsked(applies_when))
      .map((set) => ({
        ...set,
        questions: set.questions
          .filter(({ shown_when }) => isAsked(shown_when))
          .map((question) => ({
            ...question,
            fields: question.fields.filter(({ shown_when }) => isAsked(shown_when)),
          })),
      })),
  });
}

const inOrder = <One extends { readonly order: number }>(sets: readonly One[]) =>
  [...sets].sort((one, other) => one.order - other.order);
