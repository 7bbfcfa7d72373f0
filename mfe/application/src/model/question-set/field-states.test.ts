import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';
import { fill, openSet } from '../../../testing/open-set.ts';
import { open } from '../../../testing/parent-set.ts';

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

  test('a warning does not prevent continuing', async () => {
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

  test('a partly answered one reports its missing fields, an empty one none', async () => {
    const app = await openBoth();
    const { $errors, submitted } = app.model.questionSet;
    await app.send(submitted, undefined);
    expect([...app.get($errors).keys()]).toEqual(['agreed']);
    await fill(app, { 'first-name': 'Ada' });
    expect([...app.get($errors).keys()]).toEqual(['agreed', 'last-name']);
    await fill(app, { 'first-name': '' });
    expect([...app.get($errors).keys()]).toEqual(['agreed']);
  });

  test('the summary lists it by the labels of its fields, and another question by its title, without the question mark', async () => {
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
