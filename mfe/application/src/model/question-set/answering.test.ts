import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';
import { fill, openSet } from '../../../testing/open-set.ts';

inVirtualTime();

describe('answering', () => {
  test('FLOW-038 a field shows its error once it was left, and loses it with the keystroke that fixes it', async () => {
    const app = await openSet();
    const { $errors, fieldBlurred } = app.model.questionSet;
    await fill(app, { fein: '12' });
    expect(app.get($errors).size).toBe(0);
    await app.send(fieldBlurred, 'fein');
    expect(Object.fromEntries(app.get($errors))).toEqual({ fein: 'Invalid format' });
    await fill(app, { fein: '12-3456789' });
    expect(app.get($errors).size).toBe(0);
  });

  test('FLOW-038 rows are added and removed within their limits; a filled one asks first', async () => {
    const app = await openSet({}, { at: '/application/app_1/qs_states' });
    const { $rows, $rowToRemove, ...events } = app.model.questionSet;
    await app.send(events.rowRemovalAsked, 1);
    expect(app.get($rows)).toEqual([1]);
    for (let i = 0; i < 3; i += 1) await app.send(events.rowRequested, undefined);
    expect(app.get($rows)).toEqual([1, 2, 3]);
    await app.send(events.rowRemovalAsked, 3);
    expect(app.get($rows)).toEqual([1, 2]);
    await fill(app, { 'state#1': 'US-TX' });
    await app.send(events.rowRemovalAsked, 1);
    expect(app.get($rowToRemove)).toBe(1);
    await app.send(events.rowRemovalCanceled, undefined);
    expect(app.get($rows)).toEqual([1, 2]);
    await app.send(events.rowRemovalAsked, 1);
    await app.send(events.rowRemovalConfirmed, undefined);
    expect(app.get($rows)).toEqual([2]);
    await fill(app, { 'state#2': 'US-CA' });
    await app.send(events.submitted, undefined);
    expect(app.callsOf('save-answers')[0]?.body).toEqual({
      question_set_id: 'qs_states',
      answers: { q_state: { 'state#1': ['US-CA'] } },
    });
  });

  test('FLOW-038 an answer that asks for another field brings it in, required', async () => {
    const asked = { field: 'has-parent', op: 'eq', value: true };
    const app = await openSet({
      'get-application-question-set': () =>
        aQuestionSet([
          aField('has-parent', { type: 'BOOLEAN' }),
          aField('parent', { required: false, shown_when: asked, required_when: asked }),
        ]),
    });
    const { $patches } = app.model.questionSet;
    expect(app.get($patches).get('parent')).toEqual({ shown: false, required: false });
    await fill(app, { 'has-parent': 'true' });
    expect(app.get($patches).get('parent')).toEqual({ shown: true, required: true });
    await fill(app, { 'has-parent': 'false' });
    expect(app.get($patches).get('parent')).toEqual({ shown: false, required: false });
  });

  test('a value filled in from elsewhere loses its mark when it is edited', async () => {
    const app = await openSet({
      'get-application-question-set': () =>
        aQuestionSet([
          aField('name', {
            outside_data_values: [{ source: 'ENRICHMENT', value: 'Pebblewick', index: null }],
          }),
        ]),
    });
    const { $values, $prefilled } = app.model.questionSet;
    expect(app.get($values).get('name')).toBe('Pebblewick');
    expect(app.get($prefilled).get('name')).toBe('ENRICHMENT');
    await fill(app, { name: 'Pebblewick Labs' });
    expect(app.get($prefilled).size).toBe(0);
  });
});

test('a place that is chosen for the street fills in the other parts of the address', async () => {
  const part = (name: string) => aField(name, { item_type: 'ADDRESS' });
  const set = aQuestionSet([]);
  const address = [part('address-line-1'), part('address-city'), part('address-region')];
  const [question] = aQuestionSet([part('address-line-1')]).questions;
  if (!question) throw new Error('The set has one question');
  const app = await openSet(
    {
      'get-application-question-set': () => ({
        ...set,
        questions: [{ ...question, fields: address }],
      }),
    },
    {
      places: {
        'p-1': {
          line_1: '137 Halyard Street',
          city: 'San Francisco',
          region: 'US-CA',
          county: null,
          postal_code: '94105',
          country: 'US',
        },
      },
    },
  );
  const { addressTyped, addressPicked, $addressList, $values } = app.model.questionSet;
  await app.send(addressTyped, { id: 'address-line-1', text: '137 Hal' });
  expect(app.get($addressList)).toEqual({
    id: 'address-line-1',
    options: [{ id: 'p-1', text: '137 Halyard Street' }],
  });
  await app.send(addressPicked, { id: 'address-line-1', suggestion: 'p-1' });
  expect(Object.fromEntries(app.get($values))).toEqual({
    'address-line-1': '137 Halyard Street',
    'address-city': 'San Francisco',
    'address-region': 'US-CA',
  });
  expect(app.get($addressList)).toBeNull();
});
