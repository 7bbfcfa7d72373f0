import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import '../styles/index.css';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../../testing/open-app.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { ReviewScreen } from './review/review.tsx';

const section = (id: string, title: string) => ({
  question_set_id: id,
  title,
  order: 1,
  editable: true,
  rows: [{ question_id: `q_${id}`, label: `${title} label`, row: null, values: ['An answer'] }],
});

async function open() {
  const app = await openApp({
    at: '/application/app_1/review',
    answers: {
      'get-next-question-set': () => someProgress(null, ['qs_company']),
      'get-review': () => ({
        status: 'READY',
        question_set: aQuestionSet([aField('attested', { type: 'BOOLEAN' })], { id: 'qs_review' }),
        sections: [section('qs_company', 'About the company'), section('qs_money', 'Money')],
      }),
    },
  });
  const header = Object.assign(document.createElement('header'), { id: 'header' });
  header.textContent = 'Fairlead';
  document.body.prepend(header);
  onTestFinished(() => header.remove());
  return { app, header, place: await showScreen(app, ReviewScreen, ['h2', 'Money']) };
}

const printRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ cssText }) => cssText.includes('.review-title'));

/** What a printer gets: the rules for print, applied to the page. */
function onPaper() {
  const rules = printRules();
  for (const { media } of rules) media.mediaText = 'all';
  onTestFinished(() => {
    for (const { media } of rules) media.mediaText = 'print';
  });
}

const isSeen = (element: Element | null) => element?.checkVisibility() ?? false;

test('on paper every section is there with its answers, and no control', async () => {
  const { header, place } = await open();
  expect(isSeen(header)).toBe(true);
  onPaper();
  expect([...place.querySelectorAll('h1, h2, dt, dd')].filter(isSeen).map(textOf)).toEqual([
    'Please check your answers',
    'About the company',
    'About the company label',
    'An answer',
    'Money',
    'Money label',
    'An answer',
  ]);
  expect([...place.querySelectorAll('button, a, input, nav')].filter(isSeen)).toEqual([]);
  expect(isSeen(header)).toBe(false);
});

test('an answer is not torn apart, and a heading stays with what it heads', async () => {
  const { place } = await open();
  onPaper();
  const style = (selector: string) =>
    getComputedStyle(place.querySelector(selector) ?? document.body);
  expect(style('.answers dl > div').breakInside).toBe('avoid');
  expect(style('h2').breakAfter).toBe('avoid');
});

test('Print prints the page', async () => {
  const { app } = await open();
  (await shown('button', 'Print')).click();
  expect(app.happened).toContain('printed');
});

const textOf = ({ textContent }: Element) => textContent;
