import { applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import {
  $storage,
  forgetEverythingFx,
  memoryStorage,
  type TextStorage,
} from '../storage/storage.ts';
import {
  $intakeAnswers,
  intakeAnswered,
  intakeAnswersUsed,
  intakeDraft,
} from './intake-answers.ts';

const answers = applicantSummary({ ...emptyIntakeForm, legalName: 'Pebblewick Labs' });

async function pageOver(storage: TextStorage) {
  const scope = fork({ values: [[$storage, storage]] });
  await allSettled($owner, { scope, params: visitor });
  return { scope, answers: () => scope.getState($intakeAnswers) };
}

async function answered() {
  const storage = memoryStorage({ [`fairlead:draft:${intakeDraft}`]: '{}', other: 'stays' });
  const page = await pageOver(storage);
  await allSettled(intakeAnswered, { scope: page.scope, params: answers });
  return { ...page, storage };
}

test('accepted answers are available on the next page', async () => {
  const { storage, ...page } = await answered();
  expect(page.answers()).toEqual(answers);
  expect((await pageOver(storage)).answers()).toEqual(answers);
});

test('answers that an application holds are forgotten, and the form’s draft with them', async () => {
  const { storage, ...page } = await answered();
  await allSettled(intakeAnswersUsed, { scope: page.scope });
  expect(page.answers()).toBeNull();
  const draft = `fairlead:draft:${intakeDraft}`;
  expect(['fairlead:intake-answers', draft, 'other'].map(storage.get)).toEqual([
    null,
    null,
    'stays',
  ]);
  expect((await pageOver(storage)).answers()).toBeNull();
});

test('when everything is forgotten, so are the answers', async () => {
  const { scope, answers: known } = await answered();
  await allSettled(forgetEverythingFx, { scope });
  expect(known()).toBeNull();
});

test('answers that were kept in another shape count as none', async () => {
  const text = JSON.stringify({ ...answers, email: 7 });
  const page = await pageOver(memoryStorage({ 'fairlead:intake-answers': text }));
  expect(page.answers()).toBeNull();
});
