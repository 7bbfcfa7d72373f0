import { nearest } from '../language/nearest.ts';
import { oneOf } from '../language/reading.ts';
import type { InputProblem } from '../language/vocabulary.ts';
import type { KnownQuestion } from './questions.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Finds answers to unknown questions, and options that no field with this label has. Both use the words on the page. */
export function createAnswerCheck(questions: readonly KnownQuestion[]) {
  const byName = new Map<string, KnownQuestion[]>();
  for (const field of questions) {
    for (const name of new Set([field.label, field.question].map(plain))) {
      byName.set(name, [...(byName.get(name) ?? []), field]);
    }
  }
  const names = [...new Set(questions.flatMap(({ label, question }) => [label, question]))];

  return (answers: Answers, path: InputProblem['path'] = []): readonly InputProblem[] =>
    Object.entries(answers).flatMap(([name, value]): readonly InputProblem[] => {
      const fields = byName.get(plain(name));
      if (fields) return complaintsAbout(name, value, fields, [...path, name]);
      const complaint = {
        message: `no question set contains ${JSON.stringify(name)}`,
        expected: 'the label of a field or the title of a question (`fairlead questions`)',
        nearest: nearest(name, names),
      };
      return [{ path: [...path, name], at: 'key', complaint }];
    });
}

function complaintsAbout(
  name: string,
  value: unknown,
  fields: readonly KnownQuestion[],
  path: InputProblem['path'],
): InputProblem[] {
  if (fields.some((field) => optionsOf(field) === null)) return [];
  const offered = fields.flatMap((field) => optionsOf(field) ?? []);
  const known = new Set(offered.map(({ text }) => plain(text)));
  const texts = [...new Set(offered.map(({ text }) => text))];
  return [value].flat().flatMap((option, index) => {
    const said = String(option ?? '');
    if (said === '' || known.has(plain(said))) return [];
    const complaint = {
      message: `${JSON.stringify(name)} does not offer ${JSON.stringify(said)}`,
      expected: oneOf(texts),
      nearest: nearest(said, texts),
    };
    const at = Array.isArray(value) ? [...path, index] : path;
    return [{ path: at, at: 'value' as const, complaint }];
  });
}

const yesOrNo = ['yes', 'no', 'true', 'false'].map((text) => ({ value: text, text }));

/** Returns the options of a field, or null if any text can be typed. */
function optionsOf({ type, options }: KnownQuestion): KnownQuestion['options'] | null {
  if (type === 'BOOLEAN') return yesOrNo;
  return type === 'SINGLE_SELECT' || type === 'MULTI_SELECT' ? options : null;
}

/** Normalizes a text like the task `answer`: ignores case, spaces, the kind of apostrophe and "(optional)". */
export const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?\(optional\)$/, '')
    .replace(/\?$/, '');
