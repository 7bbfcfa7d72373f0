import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../repository.ts';
import { formatCameBy } from './format-came-by.ts';

/** The place of the last line of a file that contains a text. */
function lineOf(file: string, text: string): string {
  const lines = readFileSync(join(repository, file), 'utf8').split('\n');
  return `${file}:${lines.findLastIndex((line) => line.includes(text)) + 1}`;
}

const model = 'mfe/application/src/model/question-set';
const progress = 'shared/domain/src/question-set/progress.ts';

test.each([
  ['a function of its file', `${model}/saving.ts`, 'screenAfter(set, progress', 'followingSet'],
  ['the stores that it reads', `${model}/index.ts`, "route: 'question-set', params", 'previousSet'],
])(
  'a rule of a model names the rule of the domain that it asks through %s',
  (_, file, line, rule) => {
    const at = lineOf(file, line);
    expect(formatCameBy(at)).toBe(
      `the last act opened this screen by ${at}, which asks ${rule} (${lineOf(progress, `function ${rule}<`)})`,
    );
  },
);

test('where the shared store navigates, nothing is said: a decision says why', () => {
  expect(formatCameBy('shared/store/src/navigation/navigation.ts:112')).toEqual([]);
});

test('a rule that asks no other one is named alone', () => {
  const at = lineOf('mfe/account/src/model/request-access.ts', 'clock: backChosen');
  expect(formatCameBy(at)).toBe(`the last act opened this screen by ${at}`);
});
