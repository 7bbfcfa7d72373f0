import { readFileSync } from 'node:fs';
import { loadQuestionSets } from '@fairlead/sandbox/content/load';
import { expect, test } from 'vitest';

type Answers = Readonly<Record<string, string | readonly string[]>>;
type StoredSet = {
  readonly answers?: Answers;
  readonly rows?: readonly Answers[];
  readonly ifRequired?: Answers;
};

const file = new URL('../../mfe/application/src/full-answers.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly sets: Readonly<Record<string, StoredSet>>;
};
const { question_sets } = await loadQuestionSets();

/** What a field offers, by the names that it may have on the page; null where anything can be typed. */
function fieldsOf(title: string): ReadonlyMap<string, readonly string[] | null> {
  const questions = question_sets.find((set) => set.title === title)?.questions ?? [];
  return new Map(
    questions.flatMap((question) =>
      question.fields.flatMap((field) => {
        const options = field.enum_options?.map(({ display_value }) => display_value);
        const offered = field.type === 'BOOLEAN' ? ['Yes', 'No'] : (options ?? null);
        return [question.title, field.label].map((name) => [name, offered] as const);
      }),
    ),
  );
}

test.each(Object.keys(stored.sets))(
  'the full answer set says to %s only what that page asks and offers',
  (title) => {
    const { answers = {}, rows = [], ifRequired = {} } = stored.sets[title] ?? {};
    const fields = fieldsOf(title);
    const unknown = [answers, ...rows, ifRequired]
      .flatMap((one) => Object.entries(one))
      .filter(([name, value]) => {
        const offered = fields.get(name);
        if (offered === undefined) return true;
        return offered !== null && ![value].flat().every((text) => offered.includes(text));
      });
    expect(unknown).toEqual([]);
  },
);
