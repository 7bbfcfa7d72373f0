/** One answer: text, number (cents for money), yes or no, or the chosen options. */
export type AnswerValue = string | number | boolean | string[] | null;

/** The answers of one row of a repeating question set, by field. */
export type AnswerRow = Readonly<Record<string, AnswerValue>>;

/** All answers of an application: single fields by unique_name, repeating sets by set name. */
export type Answers = Readonly<Record<string, AnswerValue | readonly AnswerRow[]>>;

/** The rows of a repeating question set; none when it was not answered. */
export function rowsOf(answers: Answers, set: string): readonly AnswerRow[] {
  const value: unknown = answers[set];
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** A single answer that is a whole number, or null when it is missing or of another kind. */
export function numberAnswer(answers: Answers | AnswerRow, field: string): number | null {
  const value = answers[field];
  return typeof value === 'number' ? value : null;
}

/** A single answer that is a text, or null when it is missing or of another kind. */
export function textAnswer(answers: Answers | AnswerRow, field: string): string | null {
  const value = answers[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The chosen options of a multi-select; none when it was not answered. */
export function optionsAnswer(answers: Answers, field: string): readonly string[] {
  const value = answers[field];
  return Array.isArray(value) ? value.filter((option) => typeof option === 'string') : [];
}

function isRow(value: unknown): value is AnswerRow {
  return typeof value === 'object' && value !== null;
}
