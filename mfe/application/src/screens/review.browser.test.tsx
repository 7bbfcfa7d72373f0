import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import '../styles/index.css';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { ReviewScreen } from './review/review.tsx';

const row = (label: string, value: string, number: number | null = null) => ({
  question_id: `q_${label}`,
  label,
  row: number,
  values: [value],
});
const section = (id: string, title: string, rows: ReturnType<typeof row>[]) => ({
  question_set_id: id,
  title,
  order: 1,
  editable: true,
  rows,
});

const answers: AnswerFunctions = {
  'get-next-question-set': () => someProgress(null, ['qs_company']),
  'get-review': () => ({
    status: 'READY',
    question_set: aQuestionSet([aField('attested', { type: 'BOOLEAN' })], { id: 'qs_review' }),
    sections: [
      section('qs_company', 'About the company', [row('FEIN', '12-3456789')]),
      section('qs_states', 'People by state', [row('State', 'Texas', 1), row('State', 'Ohio', 2)]),
    ],
  }),
};

async function open() {
  const app = await openApp({ at: '/application/app_1/review', answers });
  const place = await showScreen(app, ReviewScreen, ['button', 'Submit Application']);
  return { app, place };
}

test('FLOW-008 FLOW-062 the review lists the answers with a way back to each set, and is at 100%', async () => {
  const { place } = await open();
  expect(place.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('100');
  expect([...place.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'FEIN',
    'State',
    'State',
  ]);
  expect([...place.querySelectorAll('a.button')].map((link) => link.getAttribute('href'))).toEqual([
    '/application/app_1/qs_company',
    '/application/app_1/qs_states',
  ]);
  await shown('h3', 'People by state 2');
});

test('FLOW-007 without the tick the focus goes to it, with the reason beside it', async () => {
  const { app, place } = await open();
  (await shown('button', 'Submit Application')).click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('attestation'));
  expect(place.querySelector('.field-error')?.textContent).toContain(
    'Confirm that the answers are accurate',
  );
  expect(app.callsOf('attest')).toEqual([]);
});

test.each(['fairlead', 'vanta'])('axe finds nothing on the review in %s', async (experience) => {
  document.documentElement.dataset.experience = experience;
  const { place } = await open();
  const { violations } = await axe.run(place, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
