import { createWatch, type Event } from 'effector';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';
import type { App } from '../../../testing/open-app.ts';
import { fill, openSet, states } from '../../../testing/open-set.ts';
import { open } from '../../../testing/parent-set.ts';

function watch<Payload>(app: App, unit: Event<Payload>): Payload[] {
  const told: Payload[] = [];
  createWatch({ unit, scope: app.scope, fn: (one) => void told.push(one) });
  return told;
}

describe('entering', () => {
  test('what is entered for a field that is not there is not kept', async () => {
    const app = await open();
    await fill(app, { gone: 'a' });
    expect(app.get(app.model.questionSet.$values).has('gone')).toBe(false);
  });

  test('entering what is there already changes nothing', async () => {
    const app = await open();
    const { $prefilled, $values, changed, valueReports } = app.model.questionSet;
    const [before, told, settled] = [
      app.get($values),
      watch(app, changed),
      watch(app, valueReports.keyChanged),
    ];
    await fill(app, { name: 'Pebblewick' });
    expect(app.get($values)).toBe(before);
    expect(app.get($prefilled).get('name')).toBe('ENRICHMENT');
    await fill(app, { motto: 'Onwards' });
    expect([...app.get($prefilled).keys()]).toEqual(['name']);
    expect(told).toHaveLength(1);
    expect(settled).toEqual(['motto']);
  });

  test('choosing an option that is alone clears the others', async () => {
    const app = await openSet({
      'get-application-question-set': () =>
        aQuestionSet([
          aField('kinds', {
            type: 'MULTI_SELECT',
            field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE' }],
          }),
        ]),
    });
    const { fieldChanged, $values } = app.model.questionSet;
    await app.send(fieldChanged, { id: 'kinds', value: ['FIRE'] });
    await app.send(fieldChanged, { id: 'kinds', value: ['FIRE', 'NONE'] });
    expect(app.get($values).get('kinds')).toEqual(['NONE']);
  });

  test('what no change touches stays the same object: the conditions, and the marks', async () => {
    const app = await open();
    const { $patches, $prefilled, fieldsEntered } = app.model.questionSet;
    const before = [app.get($patches), app.get($prefilled)];
    await fill(app, { payroll: '500' });
    expect(app.get($patches)).toBe(before[0]);
    expect(app.get($prefilled)).toBe(before[1]);
    await app.send(fieldsEntered, [{ id: 'has-parent', value: 'true' }]);
    expect(app.get($patches).get('parent')).toEqual({ shown: true, required: true });
  });

  test('the screen learns which field changed, or that any may have', async () => {
    const app = await openSet(
      {},
      {
        at: '/application/app_1/qs_states',
        kept: {
          'draft:answers:app_1:qs_states': { version: 1, value: { rows: [1, 4], values: [] } },
        },
      },
    );
    const { valueReports, $rows, ...events } = app.model.questionSet;
    expect(app.get($rows)).toEqual([1, 4]);
    const { keyChanged, anyChanged } = valueReports;
    const [replaced, settled] = [watch(app, anyChanged), watch(app, keyChanged)];
    await fill(app, { 'state#1': 'US-TX' });
    expect([replaced.length, settled]).toEqual([0, ['state#1']]);
    await app.send(events.rowRequested, undefined);
    await app.send(events.rowRemovalAsked, 5);
    await app.send(events.fieldsEntered, [{ id: 'state#1', value: 'US-CA' }]);
    expect([replaced.length, settled]).toEqual([3, ['state#1']]);
  });

  test('a draft takes away the marks of what it holds, and only of that', async () => {
    const values = [['name', 'Pebblewick Labs']];
    const app = await open({
      kept: { 'draft:answers:app_1:qs_company': { version: 1, value: { rows: [], values } } },
    });
    const { $isRestored, $prefilled, $values, submitted } = app.model.questionSet;
    expect(app.get($values).get('name')).toBe('Pebblewick Labs');
    expect(app.get($values).get('motto')).toBe('Pebblewick');
    expect([...app.get($prefilled).keys()]).toEqual(['motto']);
    await fill(app, { payroll: '200', 'has-parent': 'false' });
    expect(app.get($isRestored)).toBe(true);
    await app.send(submitted, undefined);
    expect(app.callsOf('save-answers')).toHaveLength(1);
    expect(app.get($isRestored)).toBe(false);
  });

  test('a row that is added begins with what the server fixed, and counts as a change', async () => {
    const { questions } = aQuestionSet([
      aField('state', { id: 'state#1' }),
      aField('country', { id: 'country#1', disabled: true, value: 'US' }),
    ]);
    const app = await openSet(
      { 'get-application-question-set': () => ({ ...states, questions }) },
      { at: '/application/app_1/qs_states' },
    );
    const { $values, changed, rowRequested } = app.model.questionSet;
    const told = watch(app, changed);
    await app.send(rowRequested, undefined);
    expect(Object.fromEntries(app.get($values))).toEqual({
      'state#1': '',
      'country#1': 'US',
      'state#2': '',
      'country#2': 'US',
    });
    expect(told).toHaveLength(1);
  });
});
