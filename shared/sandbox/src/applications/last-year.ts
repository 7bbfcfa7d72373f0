import type { AnswerRow } from '../conditions/index.ts';
import type { AnswerSets } from '../content/personas.ts';
import type { QuestionSetContent } from '../content/shapes/question-sets.ts';
import type { OutsideValue } from '../database/tables.ts';

export const lastYear = 'LAST_YEARS_APPLICATION';

/** Returns last year's answers that are offered again: those of fields with last year's application as a source. */
export const lastYearValues = (
  sets: readonly QuestionSetContent[],
  answers: AnswerSets,
): OutsideValue[] =>
  sets.flatMap((set) =>
    [answers[set.name] ?? []].flat().flatMap((row, index) => valuesIn(set, row, index)),
  );

/** Whether a field is answered from last year's application. */
export const comesFromLastYear = ({
  outside_data,
}: QuestionSetContent['questions'][number]['fields'][number]): boolean =>
  outside_data?.includes(lastYear) ?? false;

function valuesIn({ questions }: QuestionSetContent, answers: AnswerRow, index: number) {
  return questions
    .flatMap(({ fields }) => fields)
    .filter(comesFromLastYear)
    .flatMap(({ unique_name }) => {
      const value = answers[unique_name];
      if (value === undefined || value === null) return [];
      return [{ unique_name, source: lastYear, value, index }];
    });
}
