import { draftsFlushed, navigate, sessionEnded } from '@fairlead/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  aField,
  aQuestionSet,
  dropped,
  fails,
  inTurn,
  openApp,
  someProgress,
} from '../../testing/open-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const company = aQuestionSet([
  aField('entity', { type: 'SINGLE_SELECT' }),
  aField('fein', { field_validations: [{ type: 'ID', value: '^\\d{2}-?\\d{7}$' }] }),
]);
const states = aQuestionSet([aField('state', { id: 'state#1' })], {
  id: 'qs_states',
  type: 'SCALAR',
  order: 3,
  min_rows: 1,
  max_rows: 3,
  row_label: 'State',
});

const server = (given: Answers = {}): Answers => ({
  'get-application-question-set': ({ path }) => (path.includes('qs_states') ? states : company),
  'get-next-question-set': () => someProgress('qs_company'),
  'save-answers': () => someProgress('qs_states', ['qs_applicant_intro', 'qs_company']),
  ...given,
});
/** A server on which this set is the last one: afterwards nothing is missing, and the review is there. */
const lastSet = (): Answers => ({
  'get-next-question-set': inTurn(
    () => someProgress('qs_company'),
    () => someProgress(null),
  ),
  'save-answers': () => someProgress(null),
  'get-review': () => ({ status: 'READY', question_set: null, sections: [] }),
});
const open = (given: Answers = {}, more: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ at: '/application/app_1/qs_company', answers: server(given), ...more });

const fill = async (app: Awaited<ReturnType<typeof open>>, values: Record<string, string>) => {
  const { fieldChanged } = app.model.questionSet;
  for (const [id, value] of Object.entries(values)) await app.send(fieldChanged, { id, value });
};
const good = { entity: 'LLC', fein: '12-3456789' };

describe('opening a question set', () => {
  test('FLOW-004 the address says which set of which application is loaded', async () => {
    const app = await open();
    expect(app.called('get-application-question-set')[0]?.path).toBe(
      '/v1/question-sets/qs_company/application/app_1',
    );
    expect(app.get(app.model.questionSet.$set)?.title).toBe('About the company');
    expect(app.get(app.model.questionSet.$percent)).toBe(4);
  });

  test('API-055 it is asked for 5 times in all, 1, 2, 3 and 4 s apart, and again on request', async () => {
    const times: number[] = [];
    const app = await open({
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

  test('ERROR-025 a field of unknown type is thrown for the crash page', async () => {
    const strange = aQuestionSet([aField('x', { type: 'HOLOGRAM', provided_value: 'a' })]);
    const app = await open({ 'get-application-question-set': () => strange });
    expect(app.get(app.model.questionSet.$broken)?.message).toBe("Unknown field type 'HOLOGRAM'");
  });

  test('FLOW-051 a validation of unknown type is reported', async () => {
    const strange = aQuestionSet([aField('x', { field_validations: [{ type: 'MOON' }] })]);
    const app = await open({ 'get-application-question-set': () => strange });
    expect(app.reported.map(({ where }) => where)).toEqual(['question set qs_company']);
  });

  test('a set of a submitted application leads to where the application is', async () => {
    const app = await open({
      'get-application-question-set': fails(409),
      'get-application': fails(404),
    });
    expect(app.called('get-application')).toHaveLength(1);
  });
});

describe('answering', () => {
  test('a field shows its error once it was left, and loses it with the keystroke that mends it', async () => {
    const app = await open();
    const { $errors, fieldBlurred } = app.model.questionSet;
    await fill(app, { fein: '12' });
    expect(app.get($errors).size).toBe(0);
    await app.send(fieldBlurred, 'fein');
    expect(Object.fromEntries(app.get($errors))).toEqual({ fein: 'Invalid format' });
    await fill(app, { fein: '12-3456789' });
    expect(app.get($errors).size).toBe(0);
  });

  test('FLOW-038 rows are added and removed within their limits; a filled one asks first', async () => {
    const app = await open({}, { at: '/application/app_1/qs_states' });
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
    expect(app.called('save-answers')[0]?.body).toEqual({
      question_set_id: 'qs_states',
      answers: { q_state: { 'state#1': ['US-CA'] } },
    });
  });

  test('a value filled in from elsewhere loses its mark when it is edited', async () => {
    const app = await open({
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
  const app = await open(
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

describe('Save & Continue', () => {
  test('with errors nothing is sent; every field with one is listed in page order', async () => {
    const app = await open();
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.called('save-answers')).toEqual([]);
    expect(app.get(app.model.questionSet.$summary)).toEqual([
      { id: 'entity', text: 'Question entity: Required' },
      { id: 'fein', text: 'Question fein: Required' },
    ]);
    await fill(app, { entity: 'LLC' });
    expect(app.get(app.model.questionSet.$summary).map(({ id }) => id)).toEqual(['fein']);
  });

  test('FLOW-035 saving goes to the next set', async () => {
    const app = await open();
    await fill(app, good);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.called('save-answers')[0]?.body).toEqual({
      question_set_id: 'qs_company',
      answers: { q_entity: { entity: ['LLC'] }, q_fein: { fein: ['12-3456789'] } },
    });
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
    expect(app.get(app.model.questionSet.$percent)).toBe(8);
  });

  test('FLOW-036 saving the last set goes to the review', async () => {
    const app = await open(lastSet());
    await fill(app, good);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/application/app_1/review');
  });

  test('pressing twice saves once', async () => {
    const app = await open();
    await fill(app, good);
    const { submitted } = app.model.questionSet;
    await Promise.all([app.send(submitted, undefined), app.send(submitted, undefined)]);
    expect(app.called('save-answers')).toHaveLength(1);
  });

  test.each([
    ['no connection', dropped, 'The server did not answer'],
    ['status 500', fails(500), 'The server did not answer'],
    ['status 429', fails(429), 'The server is busy'],
    ['status 400', fails(400, { message: 'FEIN is taken.' }), 'FEIN is taken.'],
    ['an answer of another shape', () => ({ nothing: true }), 'could not be read'],
  ])(
    'a save that fails by %s keeps what was entered, says so, and goes through when pressed again',
    async (_, failure, said) => {
      const app = await open({
        ...lastSet(),
        'save-answers': inTurn(failure, () => someProgress(null)),
      });
      await fill(app, good);
      const { submitted, $saveFailure, $values, $isSaving } = app.model.questionSet;
      await app.send(submitted, undefined);
      expect(app.get($saveFailure)).toContain(said);
      expect(Object.fromEntries(app.get($values))).toEqual(good);
      expect(app.get($isSaving)).toBe(false);
      await app.send(submitted, undefined);
      expect(app.screen()).toBe('review');
    },
  );

  test('fields that the server does not accept are marked and listed, in the row they have on the page', async () => {
    const detail = [
      { field: 'state#1', message: 'There is no office there' },
      { field: 'elsewhere', message: 'Unknown' },
    ];
    const app = await open(
      { 'save-answers': fails(400, { message: 'state#1: wrong', detail }) },
      { at: '/application/app_1/qs_states' },
    );
    const { rowAdded, rowRemovalAsked, submitted, $errors, $summary } = app.model.questionSet;
    await app.send(rowAdded, undefined);
    await app.send(rowRemovalAsked, 1);
    await fill(app, { 'state#2': 'US-TX' });
    await app.send(submitted, undefined);
    expect(Object.fromEntries(app.get($errors))).toEqual({ 'state#2': 'There is no office there' });
    expect(app.get($summary)).toEqual([
      { id: 'state#2', text: 'Question state (1): There is no office there' },
    ]);
    await fill(app, { 'state#2': 'US-CA' });
    expect(app.get($errors).size).toBe(0);
  });

  test('a set of an application that was submitted elsewhere leads to its status', async () => {
    const app = await open({ 'save-answers': fails(409), 'get-application': fails(404) });
    await fill(app, good);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.called('get-application')).toHaveLength(1);
  });
});

describe('nothing that was entered is lost', () => {
  test('a reload opens the set as it was left, rows included', async () => {
    const app = await open({}, { at: '/application/app_1/qs_states' });
    await app.send(app.model.questionSet.rowAdded, undefined);
    await fill(app, { 'state#1': 'US-TX', 'state#2': 'US-CO' });
    const again = await open({}, { at: '/application/app_1/qs_states', storage: app.storage });
    expect(again.get(again.model.questionSet.$rows)).toEqual([1, 2]);
    expect(Object.fromEntries(again.get(again.model.questionSet.$values))).toEqual({
      'state#1': 'US-TX',
      'state#2': 'US-CO',
    });
    expect(again.get(again.model.questionSet.$isRestored)).toBe(true);
  });

  test('going back at once keeps what was just typed under its own set', async () => {
    const app = await open({}, { at: '/application/app_1/qs_states' });
    const { fieldChanged, backPressed } = app.model.questionSet;
    void app.send(fieldChanged, { id: 'state#1', value: 'US-TX' });
    await app.send(navigate, {
      route: 'question-set',
      params: { applicationId: 'app_1', questionSetId: 'qs_company' },
    });
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_company');
    expect(app.storage.keys().filter((key) => key.includes('draft'))).toEqual([
      'fairlead:draft:answers:app_1:qs_states',
    ]);
    expect(backPressed).toBeDefined();
  });

  test('an ended session asks for a sign-in that leads back to the set, and the draft stays', async () => {
    const app = await open();
    void app.send(app.model.questionSet.fieldChanged, { id: 'entity', value: 'LLC' });
    await app.send(sessionEnded, undefined);
    expect(app.address()).toBe('/login');
    expect(app.state()).toEqual({ wanted: '/application/app_1/qs_company' });
    const again = await open({}, { storage: app.storage });
    expect(again.get(again.model.questionSet.$values).get('entity')).toBe('LLC');
  });

  test('a saved set leaves no draft', async () => {
    const app = await open();
    await fill(app, good);
    await app.send(draftsFlushed, undefined);
    expect(app.storage.keys().some((key) => key.includes('qs_company'))).toBe(true);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.storage.keys().some((key) => key.includes('qs_company'))).toBe(false);
  });
});

test('FLOW-037 Back goes to the previous set by order', async () => {
  const app = await open(
    {
      'get-next-question-set': () =>
        someProgress('qs_states', ['qs_applicant_intro', 'qs_company']),
    },
    { at: '/application/app_1/qs_states' },
  );
  await app.send(app.model.questionSet.backPressed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_company');
  await app.send(app.model.questionSet.backPressed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_applicant_intro');
});
