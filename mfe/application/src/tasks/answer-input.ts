import { array, boolean, number, record, string, union } from 'superstruct';

const Plain = union([string(), number(), boolean()]);

/** Answers as a scenario writes them: by the question's title or the field's label, in the words on the page. */
export const AnswersInput = record(string(), union([Plain, array(Plain)]));
export const RowsInput = array(AnswersInput);
export type AnswerInput = string | number | boolean | readonly (string | number | boolean)[];
export type Answers = Readonly<Record<string, AnswerInput>>;

/** Texts are compared regardless of case, spaces, the kind of apostrophe and additions to labels. */
const normalizeText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\(optional\)$/g, '')
    .replace(/\?$/, '');

export const isSameText = (text: string, said: string): boolean =>
  text === said || normalizeText(text) === normalizeText(said);

/** Converts an answer to the text on the page: true is 'Yes'. */
export function formatValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
