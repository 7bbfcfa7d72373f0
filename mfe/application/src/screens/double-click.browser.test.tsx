import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import '../styles/index.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../testing/open-app.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { QuestionSetScreen } from './question-set/question-set.tsx';

/** A set that may be left as it is, and after it one that asks for something. */
async function openTwo() {
  const [question] = aQuestionSet([aField('name', { required: false })]).questions;
  const sets: Record<string, unknown> = {
    qs_company: { ...aQuestionSet([]), questions: [{ ...question, required: false }] },
    qs_people: aQuestionSet([aField('people')], { id: 'qs_people', title: 'Your people' }),
  };
  const app = await openApp({
    at: '/application/app_1/qs_company',
    answers: {
      'get-application-question-set': ({ path }) => sets[path.split('/')[3] ?? ''],
      'get-next-question-set': () => someProgress('qs_company'),
      'save-answers': () => someProgress('qs_people', ['qs_applicant_intro', 'qs_company']),
    },
  });
  const place = await showScreen(app, QuestionSetScreen, ['button', 'Save & Continue']);
  return { app, place };
}

test('a double click saves the set that was shown, not the next one', async () => {
  const { app, place } = await openTwo();
  // Where the page around the test's frame was scrolled, the pointer would miss.
  window.frameElement?.scrollIntoView();
  await userEvent.dblClick(await shown('button', 'Save & Continue'));
  await shown('h1', 'Your people');
  expect(app.callsOf('save-answers')).toHaveLength(1);
  expect(app.get(app.model.questionSet.$attempts)).toBe(0);
  expect(place.querySelector('.error-summary')).toBeNull();
});
