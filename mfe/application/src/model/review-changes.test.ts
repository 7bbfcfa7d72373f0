import { expect, test } from 'vitest';
import { changedIn, changeOf, changesIn, onlyChanges } from './review-changes.ts';

const row = (values: string[], last_year?: string[] | null) => ({
  question_id: 'q',
  label: 'Answer',
  row: null,
  values,
  last_year,
});
const section = (...rows: ReturnType<typeof row>[]) => ({
  question_set_id: 'qs',
  title: 'Set',
  order: 1,
  editable: true,
  rows,
});

const same = row(['12'], ['12']);
const changed = row(['21'], ['12']);
const added = row(['None'], []);
const askedAgain = row(['No'], null);

test.each([
  ['an answer as it was', same, null],
  ['another answer', changed, 'changed'],
  ['a part of several', row(['a'], ['a', 'b']), 'changed'],
  ['the same choices in another order', row(['a', 'b'], ['b', 'a']), null],
  ['an answer where there was none', added, 'new'],
  ['no answer where there was none', row([], []), null],
  ['no answer where there was one', row([], ['12']), 'changed'],
  ['an answer that is asked every year', askedAgain, null],
  ['an answer of a new application', row(['No']), null],
])('%s is marked as it differs from last year', (_, answer, mark) => {
  expect(changeOf(answer)).toBe(mark);
});

test('changes are counted for a section and for the whole review', () => {
  expect(changedIn(section(same, changed, added))).toBe(2);
  const review = {
    status: 'READY',
    question_set: null,
    sections: [section(same, changed), section(added, askedAgain), section(same)],
  };
  expect(changesIn(review)).toBe(2);
  expect(changesIn({ ...review, sections: [section(askedAgain, row(['No']))] })).toBeNull();
  expect(changesIn({ ...review, sections: [section(same)] })).toBe(0);
});

test('only what changed is left, without the sections that are as they were', () => {
  expect(onlyChanges([section(same, changed), section(same)])).toEqual([section(changed)]);
});
