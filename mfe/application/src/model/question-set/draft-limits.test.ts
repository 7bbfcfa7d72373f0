import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';
import { openSet } from '../../../testing/open-set.ts';

inVirtualTime();

const draftOf = (values: Readonly<Record<string, string>>) => ({
  'draft:answers:app_1:qs_company': {
    version: 1,
    value: { rows: [], values: Object.entries(values) },
  },
});

test('a draft leaves what the server fixed as it is now', async () => {
  const set = aQuestionSet([
    aField('name', { disabled: true, provided_value: 'Pebblewick Labs' }),
    aField('fein'),
  ]);
  const app = await openSet(
    { 'get-application-question-set': () => set },
    { kept: draftOf({ name: 'Pebblewick', fein: '12-3456789' }) },
  );
  const { $values, submitted } = app.model.questionSet;
  expect([...app.get($values)]).toEqual([
    ['name', 'Pebblewick Labs'],
    ['fein', '12-3456789'],
  ]);
  await app.send(submitted, undefined);
  expect(app.callsOf('save-answers')[0]?.body).toEqual({
    question_set_id: 'qs_company',
    answers: { q_name: { name: ['Pebblewick Labs'] }, q_fein: { fein: ['12-3456789'] } },
  });
});

test('a draft changes nothing in a set that is not editable anymore', async () => {
  const set = {
    ...aQuestionSet([aField('fein')], { editable: false }),
    answers: { q_fein: { fein: ['98-7654321'] } },
  };
  const app = await openSet(
    { 'get-application-question-set': () => set },
    { kept: draftOf({ fein: '12-3456789' }) },
  );
  const { $isRestored, $values } = app.model.questionSet;
  expect(app.get($values).get('fein')).toBe('98-7654321');
  expect(app.get($isRestored)).toBe(false);
});
