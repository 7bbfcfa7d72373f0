import { expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';
import { fill, openSet, states } from '../../../testing/open-set.ts';

const open = (given: Partial<typeof states> = {}) =>
  openSet(
    { 'get-application-question-set': () => ({ ...states, ...given }) },
    { at: '/application/app_1/qs_states' },
  );

test('removing a row that doesn’t exist changes nothing and opens no confirmation', async () => {
  const app = await open();
  const { $rows, $rowToRemove, rowRequested, rowRemovalAsked } = app.model.questionSet;
  await app.send(rowRequested, undefined);
  await app.send(rowRemovalAsked, 9);
  expect(app.get($rows)).toEqual([1, 2]);
  expect(app.get($rowToRemove)).toBeNull();
});

test('there is nothing to confirm after the removal was canceled, or done', async () => {
  const app = await open();
  const { $rows, $rowToRemove, ...events } = app.model.questionSet;
  for (let i = 0; i < 2; i += 1) await app.send(events.rowRequested, undefined);
  await app.send(events.rowRemovalConfirmed, undefined);
  await fill(app, { 'state#1': 'US-TX' });
  await app.send(events.rowRemovalAsked, 1);
  await app.send(events.rowRemovalCanceled, undefined);
  await app.send(events.rowRemovalConfirmed, undefined);
  expect(app.get($rows)).toEqual([1, 2, 3]);
  await app.send(events.rowRemovalAsked, 1);
  await app.send(events.rowRemovalConfirmed, undefined);
  expect(app.get($rowToRemove)).toBeNull();
  expect(app.get($rows)).toEqual([2, 3]);
});

test('one row is always left, filled or not', async () => {
  const app = await open();
  await fill(app, { 'state#1': 'US-TX' });
  await app.send(app.model.questionSet.rowRemovalAsked, 1);
  expect(app.get(app.model.questionSet.$rowToRemove)).toBeNull();
  expect(app.get(app.model.questionSet.$rows)).toEqual([1]);
});

test('the rows of a set that is not editable stay as they are', async () => {
  const app = await open({
    editable: false,
    answers: { q_state: { 'state#1': ['US-TX'], 'state#2': ['US-CA'] } },
  });
  const { $rows, $rowToRemove, rowRequested, rowRemovalAsked } = app.model.questionSet;
  await app.send(rowRequested, undefined);
  await app.send(rowRemovalAsked, 1);
  expect(app.get($rows)).toEqual([1, 2]);
  expect(app.get($rowToRemove)).toBeNull();
});

test('before a set is open there are no rows to add or remove', async () => {
  const app = await openSet({}, { at: '/application/app_1/carta' });
  const { $rows, $rowLimits, rowRequested, rowRemovalAsked } = app.model.questionSet;
  await app.send(rowRequested, undefined);
  await app.send(rowRemovalAsked, 1);
  expect(app.get($rows)).toEqual([]);
  expect(app.get($rowLimits)).toEqual({ min: 0, max: 0 });
});

test.each([
  [{ row_label: 'State' }, 'state'],
  [{ row_label: null }, 'row'],
])('rows are called by the label of the set %o', async (given, label) => {
  const app = await open(given);
  expect(app.get(app.model.questionSet.$rowLabel)).toBe(label);
});

test.each([
  ['subsidiaries', 'No subsidiaries added. If you don’t have any, continue.'],
  ['other', 'None added. If you don’t have any, continue.'],
])('a set named %s that has no rows says so in its own words', async (name, text) => {
  const app = await open({ name, min_rows: 0 });
  expect(app.get(app.model.questionSet.$rows)).toEqual([]);
  expect(app.get(app.model.questionSet.$rowLimits)).toEqual({ min: 0, max: 3 });
  expect(app.get(app.model.questionSet.$emptyText)).toBe(text);
});

test('a row that is added after another was removed shows no message and no mark of it', async () => {
  const state = aField('state', {
    id: 'state#1',
    outside_data_values: [
      { source: 'LAST_YEARS_APPLICATION', value: 'US-TX', index: 1 },
      { source: 'LAST_YEARS_APPLICATION', value: 'US-CA', index: 2 },
    ],
  });
  const app = await open({ questions: aQuestionSet([state]).questions });
  const { $errors, $fieldStates, $prefilled, $rows, $values, ...events } = app.model.questionSet;
  expect(app.get($rows)).toEqual([1, 2]);
  await app.send(events.fieldBlurred, 'state#2');
  await app.send(events.rowRemovalAsked, 2);
  await app.send(events.rowRemovalConfirmed, undefined);
  await app.send(events.rowRequested, undefined);
  expect(app.get($rows)).toEqual([1, 2]);
  expect(app.get($values).get('state#2')).toBe('');
  expect([...app.get($prefilled).keys()]).toEqual(['state#1']);
  expect([...app.get($errors)]).toEqual([]);
});

test('the error summary names the rows that are left by their places', async () => {
  const app = await open();
  const { $summary, rowRequested, rowRemovalAsked, submitted } = app.model.questionSet;
  for (let row = 2; row <= 3; row += 1) await app.send(rowRequested, undefined);
  await app.send(submitted, undefined);
  expect(app.get($summary).map(({ text }) => text)).toEqual([
    'Question state (1): Required',
    'Question state (2): Required',
    'Question state (3): Required',
  ]);
  await app.send(rowRemovalAsked, 2);
  expect(app.get($summary)).toEqual([
    { id: 'state#1', text: 'Question state (1): Required' },
    { id: 'state#3', text: 'Question state (2): Required' },
  ]);
});
