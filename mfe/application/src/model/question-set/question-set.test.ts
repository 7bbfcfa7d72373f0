import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { $route, $screenTitle, navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aField, anApplication, aQuestionSet, someProgress } from '../../../testing/builders.ts';

import { company, fill, openSet, states } from '../../../testing/open-set.ts';

inVirtualTime();

describe('opening a question set', () => {
  test('FLOW-004 the address says which set of which application is loaded', async () => {
    const app = await openSet();
    expect(app.callsOf('get-application-question-set')[0]?.path).toBe(
      '/v1/question-sets/qs_company/application/app_1',
    );
    expect(app.get(app.model.questionSet.$set)?.title).toBe('About the company');
    expect(app.get(app.model.questionSet.$percent)).toBe(4);
  });

  test('it names the window: each set by its own title', async () => {
    const app = await openSet();
    expect(app.get($screenTitle)).toMatchObject({
      text: app.get(app.model.questionSet.$set)?.title,
      route: { name: 'question-set', params: app.get($route)?.params },
    });
  });

  test('API-055 it is asked for 5 times in all, 1, 2, 3 and 4 s apart, and again on request', async () => {
    const times: number[] = [];
    const app = await openSet({
      'get-application-question-set': inTurn(
        ...Array.from({ length: 5 }, () => () => {
          times.push(Date.now());
          return dropped();
        }),
        () => company,
      ),
    });
    expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual([
      1000, 2000, 3000, 4000,
    ]);
    expect(app.get(app.model.questionSet.$loadFailure)).not.toBeNull();
    await app.send(app.model.questionSet.retried, undefined);
    expect(app.get(app.model.questionSet.$loadFailure)).toBeNull();
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_company');
  });

  test('SHELL-032 a set that is opened again with nothing saved since is not asked for again', async () => {
    const app = await openSet();
    for (const questionSetId of ['qs_states', 'qs_company', 'qs_states'])
      await app.send(navigate, {
        route: 'question-set',
        params: { applicationId: 'app_1', questionSetId },
      });
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
    expect(app.callsOf('get-application-question-set')).toHaveLength(2);
    expect(app.callsOf('get-next-question-set')).toHaveLength(1);
  });

  test('a set that is opened again after a save is asked for again: its questions may depend on the answers', async () => {
    const app = await openSet();
    await fill(app, { entity: 'a', fein: '12-3456789' });
    await app.send(app.model.questionSet.submitted, undefined);
    await app.send(navigate, {
      route: 'question-set',
      params: { applicationId: 'app_1', questionSetId: 'qs_company' },
    });
    expect(app.callsOf('save-answers')).toHaveLength(1);
    expect(
      app.callsOf('get-application-question-set').map(({ path }) => path.split('/')[3]),
    ).toEqual(['qs_company', 'qs_states', 'qs_company']);
  });

  test('ERROR-025 a field of unknown type is thrown for the crash page', async () => {
    const strange = aQuestionSet([aField('x', { type: 'HOLOGRAM', provided_value: 'a' })]);
    const app = await openSet({ 'get-application-question-set': () => strange });
    expect(app.get(app.model.questionSet.$broken)?.message).toBe("Unknown field type 'HOLOGRAM'");
  });

  test('FLOW-051 a validation of unknown type is reported', async () => {
    const strange = aQuestionSet([aField('x', { field_validations: [{ type: 'MOON' }] })]);
    const app = await openSet({ 'get-application-question-set': () => strange });
    expect(app.reports.map(({ where }) => where)).toEqual(['question set qs_company']);
  });

  test('a set that doesn’t exist is not requested again: Continue continues the application', async () => {
    const app = await openSet({
      'get-application-question-set': inTurn(fails(404), () => states),
      'get-next-question-set': () => someProgress('qs_states'),
    });
    const { $loadFailureText, $wayOn, retried } = app.model.questionSet;
    expect(app.get($loadFailureText)).toContain('We couldn’t find this page of the application.');
    expect(app.get($wayOn)).toBe('Continue your application');
    await app.send(retried, undefined);
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
    expect(app.get($loadFailureText)).toBeNull();
  });

  test('a set of a submitted application leads to where the application is', async () => {
    const app = await openSet({
      'get-application-question-set': fails(409),
      'get-application': () =>
        anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' }),
    });
    expect(app.address()).toBe('/blocking-discretion');
  });
});

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
    for (let i = 0; i < 3; i += 1) await app.send(events.rowAdded, undefined);
    expect(app.get($rows)).toEqual([1, 2, 3]);
    await app.send(events.rowRemovalAsked, 3);
    expect(app.get($rows)).toEqual([1, 2]);
    await fill(app, { 'state#1': 'US-TX' });
    await app.send(events.rowRemovalAsked, 1);
    expect(app.get($rowToRemove)).toBe(1);
    await app.send(events.rowRemovalCancelled, undefined);
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
