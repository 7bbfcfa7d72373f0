import { ApiError } from '@fairlead/contracts';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import {
  ada,
  createPage,
  grace,
  nobody,
  opened,
  sessionOf,
  typed,
} from '../../testing/owned-form.ts';
import { $intakeAnswers } from '../drafts/intake-answers.ts';
import { memoryStorage } from '../storage/storage.ts';
import { storageEventSeen } from '../storage/storage-changed.ts';
import { sessionEnded } from './session.ts';

test('one person’s entries aren’t shown to another in the same browser, and are restored for the first', async () => {
  const storage = memoryStorage();
  const first = await opened(storage, ada);
  await first.type({ name: 'Ada' });
  const other = await opened(storage, grace);
  expect(other.form().name).toBe('');
  await other.type({ name: 'Grace' });
  expect((await opened(storage, ada)).form().name).toBe('Ada');
  expect((await opened(storage, grace)).form().name).toBe('Grace');
});

test('a visitor sees nothing that a person entered', async () => {
  const storage = memoryStorage();
  await (await opened(storage, ada)).type({ name: 'Ada' });
  expect((await opened(storage, nobody)).form().name).toBe('');
});

test('what a visitor entered moves to the person who signs in, and to no one else', async () => {
  const storage = memoryStorage();
  await (await opened(storage, nobody)).type({ name: 'Ada' });
  expect((await opened(storage, ada)).form().name).toBe('Ada');
  expect((await opened(storage, grace)).form().name).toBe('');
  expect((await opened(storage, nobody)).form().name).toBe('');
});

test('entries of an earlier version, which knew no owners, go to the person who signs in', async () => {
  const storage = memoryStorage({
    'fairlead:draft:form': '{"version":1,"value":{"name":"Ada","city":""}}',
    'fairlead:attribution': '{"experience":"vanta"}',
  });
  expect((await opened(storage, ada)).form().name).toBe('Ada');
  expect(storage.keys().toSorted()).toEqual([
    'fairlead:attribution',
    'fairlead:of:ct_ada:draft:form',
  ]);
});

test('a draft is restored when the session is known, and what was typed before that stays', async () => {
  const storage = memoryStorage();
  await (await opened(storage, ada)).type({ name: 'Ada', city: 'Turin' });
  const page = createPage(storage, ada);
  await page.restore();
  void allSettled(typed, { scope: page.scope, params: { name: 'Countess' } });
  expect(page.form()).toEqual({ name: 'Countess', city: '' });
  await page.answer();
  expect(page.form()).toEqual({ name: 'Countess', city: 'Turin' });
});

test('what is typed after a session has ended is still the person’s', async () => {
  const storage = memoryStorage();
  const page = await opened(storage, ada);
  await allSettled(sessionEnded, { scope: page.scope });
  await page.type({ name: 'Ada' });
  expect((await opened(storage, grace)).form().name).toBe('');
  expect((await opened(storage, ada)).form().name).toBe('Ada');
});

test('accepted intake answers move to the person who signs up', async () => {
  const answers = {
    email: 'ada@x.example',
    first_name: 'Ada',
    last_name: 'L',
    legal_name: 'Pebblewick Labs',
    website: '',
    phone_number: '',
    hdyhau: '',
    hdyhau_other: '',
    title: '',
    title_other: '',
    address: {
      line_1: '',
      line_2: '',
      city: '',
      region: '',
      county: '',
      postal_code: '',
      country: '',
      type: '',
    },
  };
  const storage = memoryStorage({ 'fairlead:intake-answers': JSON.stringify(answers) });
  const page = await opened(storage, ada);
  expect(page.scope.getState($intakeAnswers)).toEqual(answers);
  const other = await opened(storage, grace);
  expect(other.scope.getState($intakeAnswers)).toBeNull();
});

test('another window of the same person changes the form, one of another person does not', async () => {
  const storage = memoryStorage();
  const page = await opened(storage, ada);
  const hear = (key: string) =>
    allSettled(storageEventSeen, {
      scope: page.scope,
      params: { key, newValue: storage.get(key) },
    });
  await (await opened(storage, grace)).type({ name: 'Grace' });
  await hear('fairlead:of:ct_grace:draft:form');
  expect(page.form().name).toBe('');
  await (await opened(storage, ada)).type({ name: 'Ada' });
  await hear('fairlead:of:ct_ada:draft:form');
  expect(page.form().name).toBe('Ada');
});

test.each([
  ['a contact', sessionOf('ct_1'), 'ct_1'],
  ['a client without a contact', sessionOf(null), 'cl_1'],
  ['neither', sessionOf(null, null), ''],
  ['nobody', nobody, ''],
])('entries of a session of %s have an owner of their own', async (_, session, owner) => {
  expect((await opened(memoryStorage(), session)).owner()).toBe(owner);
});

test('until a company is chosen it is not known whose entries are kept', async () => {
  const choosing = new ApiError(403, { errorCode: 'client_selection_required' });
  expect((await opened(memoryStorage(), choosing)).owner()).toBeNull();
});
