import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { now } from '../test-kit/now.ts';
import { typedAnswers } from './typed-answers.ts';

const { world } = await createSandbox({ now });

test('answers are written as they are typed: options by value, money in dollars', () => {
  const { rows } = typedAnswers(world, 'qs_company', 'approved');
  expect(rows).toMatchObject([
    { 'entity-type': ['C_CORPORATION'], 'bankruptcy-or-judgment': ['false'] },
  ]);
  const { rows: revenue } = typedAnswers(world, 'qs_revenue_and_forecast', 'approved');
  expect(revenue[0]?.['revenue-last-12-months']?.[0]).toMatch(/^\d+\.00$/);
});

test('an outcome depends on fields of few sets', () => {
  const deciding = world.content.questionSets.flatMap(
    ({ id }) => typedAnswers(world, id, 'declined').decisive,
  );
  expect(deciding).toEqual(['special-operations']);
});

test('a repeating set has its rows', () => {
  const { rows } = typedAnswers(world, 'qs_employees_by_state', 'approved');
  expect(rows.map((row) => row['employee-state'])).toEqual([['US-TX'], ['US-CO'], ['US-NC']]);
});

test.each(world.content.questionSets.filter(({ type }) => type !== 'SCALAR'))(
  'every field that $id always requires has an answer',
  ({ id, questions }) => {
    const [row = {}] = typedAnswers(world, id, 'approved').rows;
    const required = questions
      .flatMap(({ fields }) => fields)
      .filter((field) => field.required && !field.hidden && !field.shown_when);
    expect(required.map(({ unique_name }) => unique_name).filter((name) => !row[name])).toEqual([]);
  },
);

test.each([
  ['approved', 'qs_known_circumstances', 'known-circumstances', ['false']],
  ['review', 'qs_known_circumstances', 'known-circumstances', ['true']],
  ['declined', 'qs_operations', 'special-operations', ['CANNABIS']],
] as const)('to be %s, %s says so', (outcome, set, field, texts) => {
  const { rows, decisive } = typedAnswers(world, set, outcome);
  expect(rows[0]?.[field]).toEqual(texts);
  expect(decisive).toContain(field);
});

test('a set that does not exist has no answers', () => {
  expect(typedAnswers(world, 'qs_nothing', 'approved')).toEqual({ rows: [], decisive: [] });
});
