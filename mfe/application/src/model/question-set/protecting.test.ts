import { fails } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, memoryStorage, navigate, signOutRequested } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aField, aQuestionSet, someProgress } from '../../../testing/builders.ts';
import { openApp } from '../../../testing/open-app.ts';
import { company, fill, openSet } from '../../../testing/open-set.ts';

const personal = { entity: 'LLC', fein: '84-1234567' };

test('after a logout no storage key holds what was typed, regardless of the order of events', async () => {
  const app = await openSet();
  await fill(app, { entity: 'LLC' });
  await app.send(draftsFlushed, undefined);
  expect(textsIn(app.storage)).toMatch('LLC');
  void app.send(app.model.questionSet.fieldChanged, { id: 'fein', value: personal.fein });
  await app.send(signOutRequested, undefined);
  // The browser hides the page after that, which flushes what is still to be written.
  await app.send(draftsFlushed, undefined);
  expect(app.storage.keys()).toEqual([]);
});

test.each([
  ['is full', { ...memoryStorage(), isPersistent: () => false }],
  [
    'is blocked',
    {
      ...memoryStorage(),
      set: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])(
  'where storage %s the page says so, keeps working, and leaving it asks until the set is saved',
  async (_, storage) => {
    const app = await openSet({}, { storage });
    const { $isAtRisk, $values, submitted } = app.model.questionSet;
    expect(app.get($isAtRisk)).toBe(false);
    await fill(app, personal);
    await app.send(draftsFlushed, undefined);
    expect(app.get($isAtRisk)).toBe(true);
    expect(app.get($values).get('fein')).toBe(personal.fein);
    await app.send(submitted, undefined);
    expect(app.callsOf('save-answers')).toHaveLength(1);
    expect(app.get($isAtRisk)).toBe(false);
  },
);

test('a set that is saved after it was left neither navigates back nor takes the next set’s draft', async () => {
  let answer = (_: unknown) => {};
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  const app = await openSet({ 'save-answers': () => waiting });
  await fill(app, personal);
  void app.send(app.model.questionSet.submitted, undefined);
  void app.send(navigate, {
    route: 'question-set',
    params: { applicationId: 'app_1', questionSetId: 'qs_states' },
  });
  await expect.poll(() => app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
  void app.send(app.model.questionSet.fieldChanged, { id: 'state#1', value: 'US-TX' });
  answer(someProgress('qs_states', ['qs_applicant_intro', 'qs_company']));
  await app.send(draftsFlushed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_states');
  expect(drafts(app.storage)).toEqual(['fairlead:of:ct_1:draft:answers:app_1:qs_states']);
});

test('what was just typed is in the form again when the same set is opened again', async () => {
  const app = await openSet({});
  const { $values, fieldChanged } = app.model.questionSet;
  void app.send(fieldChanged, { id: 'fein', value: '84-1234567' });
  await app.send(navigate, {
    route: 'question-set',
    params: { applicationId: 'app_1', questionSetId: 'qs_company' },
  });
  expect(app.get($values).get('fein')).toBe('84-1234567');
});

test('ERROR-033 maps that did not load are thrown to the error boundary; another failure is only reported', async () => {
  const failure = Object.assign(new Error('maps'), { name: 'VendorLoadError' });
  const broken = await openSet({}, { places: failure });
  await broken.send(broken.model.questionSet.addressTyped, { id: 'entity', text: '137 Hal' });
  expect(broken.get(broken.model.questionSet.$broken)).toBe(failure);

  const refused = await openSet({}, { places: new Error('quota') });
  await refused.send(refused.model.questionSet.addressTyped, { id: 'entity', text: '137 Hal' });
  expect(refused.get(refused.model.questionSet.$broken)).toBeNull();
  expect(refused.reports.map(({ where }) => where)).toEqual(['address question']);
});

const readOnly = (answered: string[]) =>
  openSet({
    'get-application-question-set': () => ({
      ...company,
      editable: false,
      answers: { q_entity: { entity: ['LLC'] } },
    }),
    'get-next-question-set': () => someProgress(null, answered),
  });

test('a set that is not editable shows what was answered, and nothing changes or saves it', async () => {
  const app = await readOnly(['qs_applicant_intro', 'qs_company']);
  const { fieldsEntered, submitted, $values, $isReadOnly } = app.model.questionSet;
  await fill(app, { entity: 'C_CORPORATION' });
  await app.send(fieldsEntered, [{ id: 'entity', value: 'C_CORPORATION' }]);
  expect(app.get($isReadOnly)).toBe(true);
  expect(app.get($values).get('entity')).toBe('LLC');
  expect(drafts(app.storage)).toEqual([]);
  await app.send(submitted, undefined);
  expect(app.callsOf('save-answers')).toHaveLength(0);
  expect(app.address()).toBe('/application/app_1/review');
});

test('Continue on a read-only set continues the application while its progress is unknown', async () => {
  const app = await openSet({
    'get-application-question-set': () => ({ ...company, editable: false }),
    'get-next-question-set': fails(403),
  });
  await app.send(app.model.questionSet.submitted, undefined);
  expect(app.address()).toBe('/application/app_1/resume');
});

test('continuing from a set that is not editable goes to the next one by order', async () => {
  const app = await readOnly(['qs_applicant_intro', 'qs_company', 'qs_states', 'qs_later']);
  await app.send(app.model.questionSet.submitted, undefined);
  expect(app.address()).toBe('/application/app_1/qs_states');
});

test('a disabled field keeps what the server gave it', async () => {
  const set = aQuestionSet([aField('name', { disabled: true, value: 'Pebblewick' })]);
  const app = await openSet({ 'get-application-question-set': () => set });
  await fill(app, { name: 'Someone else' });
  expect(app.get(app.model.questionSet.$values).get('name')).toBe('Pebblewick');
});

test('a draft is restored over what the server has, and the page says that it is not saved', async () => {
  const app = await openApp({
    at: '/application/app_1/qs_company',
    answers: {
      'get-application-question-set': () => company,
      'get-next-question-set': () => someProgress('qs_company'),
    },
    kept: {
      'draft:answers:app_1:qs_company': {
        version: 1,
        value: { rows: [], values: [['fein', '1']] },
      },
    },
  });
  expect(app.get(app.model.questionSet.$values).get('fein')).toBe('1');
  expect(app.get(app.model.questionSet.$isRestored)).toBe(true);
});

const drafts = (storage: { keys(): string[] }) =>
  storage.keys().filter((key) => key.includes('draft'));

function textsIn(storage: { keys(): string[]; get(key: string): string | null }) {
  return storage
    .keys()
    .map((key) => storage.get(key))
    .join('\n');
}
