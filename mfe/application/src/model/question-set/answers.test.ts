import { createWatch, type Event } from 'effector';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';
import type { App } from '../../../testing/open-app.ts';
import { fill, openSet, states } from '../../../testing/open-set.ts';

const known = { outside_data_values: [{ source: 'ENRICHMENT', value: 'Pebblewick', index: null }] };
const asked = { field: 'has-parent', op: 'eq', value: true };
const set = aQuestionSet([
  aField('name', known),
  aField('motto', known),
  aField('payroll', { type: 'INTEGER', field_validations: [{ type: 'MIN', value: 100 }] }),
  aField('has-parent', { type: 'BOOLEAN' }),
  aField('parent', { required: false, shown_when: asked, required_when: asked }),
]);
const open = (more: Parameters<typeof openSet>[1] = {}) =>
  openSet({ 'get-application-question-set': () => set }, more);

function watch<Told>(app: App, unit: Event<Told>): Told[] {
  const told: Told[] = [];
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
    const { $prefilled, $values, changed, fieldSettled } = app.model.questionSet;
    const [before, told, settled] = [
      app.get($values),
      watch(app, changed),
      watch(app, fieldSettled),
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
    const { formReplaced, fieldSettled, $rows, ...events } = app.model.questionSet;
    expect(app.get($rows)).toEqual([1, 4]);
    const [replaced, settled] = [watch(app, formReplaced), watch(app, fieldSettled)];
    await fill(app, { 'state#1': 'US-TX' });
    expect([replaced.length, settled]).toEqual([0, ['state#1']]);
    await app.send(events.rowAdded, undefined);
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
    const { $values, changed, rowAdded } = app.model.questionSet;
    const told = watch(app, changed);
    await app.send(rowAdded, undefined);
    expect(Object.fromEntries(app.get($values))).toEqual({
      'state#1': '',
      'country#1': 'US',
      'state#2': '',
      'country#2': 'US',
    });
    expect(told).toHaveLength(1);
  });
});

describe('what a field shows', () => {
  test('each field has its own state; an unchanged field keeps its object', async () => {
    const app = await open();
    const { $fieldStates, fieldBlurred } = app.model.questionSet;
    const told = (id: string) => {
      const state = app.get($fieldStates).get(id);
      return (
        state && Object.fromEntries(Object.entries(state).filter(([, one]) => one !== undefined))
      );
    };
    expect(told('name')).toEqual({ source: 'ENRICHMENT' });
    expect(told('payroll')).toBeUndefined();
    expect(told('parent')).toEqual({ shown: false, required: false });
    const name = app.get($fieldStates).get('name');

    await fill(app, { payroll: '5' });
    await app.send(fieldBlurred, 'payroll');
    expect(told('payroll')).toEqual({ warning: expect.stringContaining('appears low') });
    await fill(app, { payroll: '-5' });
    expect(told('payroll')).toEqual({ error: 'Must be greater than or equal to 100' });
    await fill(app, { payroll: '500' });
    expect(told('payroll')).toBeUndefined();

    await fill(app, { 'has-parent': 'true' });
    expect(told('parent')).toEqual({ shown: true, required: true });
    await app.send(fieldBlurred, 'parent');
    expect(told('parent')).toEqual({ error: 'Required', shown: true, required: true });
    expect(app.get($fieldStates).get('name')).toBe(name);
    await fill(app, { name: '' });
    await app.send(fieldBlurred, 'name');
    expect(told('name')).toEqual({ error: 'Required' });
  });

  test('a warning prevents nobody from continuing', async () => {
    const app = await open();
    await fill(app, { payroll: '5', 'has-parent': 'false' });
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.callsOf('save-answers')).toHaveLength(1);
  });

  test('the messages stay the same objects while nothing is different', async () => {
    const app = await open();
    const { $errors, $summary, $warnings, fieldBlurred } = app.model.questionSet;
    await app.send(app.model.questionSet.submitted, undefined);
    const before = [app.get($errors), app.get($warnings)];
    expect(app.get($summary).map(({ id }) => id)).toEqual(['payroll', 'has-parent']);
    await fill(app, { motto: 'Onwards' });
    await app.send(fieldBlurred, 'motto');
    expect([app.get($errors), app.get($warnings)]).toEqual(before);
    expect(app.get($errors)).toBe(before[0]);
  });
});

describe('a question of several fields', () => {
  const [first, second] = aQuestionSet([
    aField('first-name', { label: 'First name?' }),
    aField('last-name', { label: 'Last? name' }),
  ]).questions;
  const [alone] = aQuestionSet([aField('agreed')]).questions;
  const both = {
    ...first,
    required: false,
    fields: [...(first?.fields ?? []), ...(second?.fields ?? [])],
  };
  const openBoth = () =>
    openSet({
      'get-application-question-set': () => ({
        ...aQuestionSet([]),
        questions: [both, { ...alone, title: 'Is that so?' }],
      }),
    });

  test('is left out as a whole or answered in full, which is asked with the first of them', async () => {
    const app = await openBoth();
    const { $errors, submitted } = app.model.questionSet;
    await app.send(submitted, undefined);
    expect([...app.get($errors).keys()]).toEqual(['agreed']);
    await fill(app, { 'first-name': 'Ada' });
    expect([...app.get($errors).keys()]).toEqual(['agreed', 'last-name']);
    await fill(app, { 'first-name': '' });
    expect([...app.get($errors).keys()]).toEqual(['agreed']);
  });

  test('is listed by the labels of its fields, another by its title, without the question mark', async () => {
    const app = await openBoth();
    const { $summary, submitted } = app.model.questionSet;
    await fill(app, { 'first-name': 'Ada' });
    await app.send(submitted, undefined);
    expect(app.get($summary).map(({ text }) => text)).toEqual([
      'Last? name: Required',
      'Is that so: Required',
    ]);
  });
});
