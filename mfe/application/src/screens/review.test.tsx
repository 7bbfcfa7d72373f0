import { fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { connectionReturned, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { someProgress } from '../../testing/builders.ts';
import { drawn, from, inVirtualTime, linesWith } from '../../testing/draw-app.ts';
import { openReview, review } from '../../testing/open-review.ts';

inVirtualTime();

const open = (...given: Parameters<typeof openReview>) => drawn(openReview(...given));
const section = (given: Record<string, unknown>) => ({
  question_set_id: 'qs_company',
  title: 'About the company',
  order: 2,
  editable: true,
  rows: [],
  ...given,
});

describe('the review', () => {
  test('FLOW-006 FLOW-008 FLOW-062 lists the answers, at 100%', async () => {
    const page = await open();
    expect(page.body()).toMatchInlineSnapshot(`
      "- navigation "Your application":
        - list:
          - listitem: Core Questions done
          - listitem [current]: Review
          - listitem: Payment Options
          - listitem: Sign Policy
      - progressbar "Application progress": 100
      - heading "Please check your answers" [level=1]
      - text: The insurer relies on these answers. An incorrect answer could mean a higher price or an unpaid claim.
      - region "About the company":
        - heading "About the company" [level=2]
        - link "Edit About the company"
        - term: FEIN
        - definition: 12-3456789
      - form "Attest and submit":
        - heading "Attest and submit" [level=2]
        - checkbox "I am authorized to answer for the company. I have checked with the other officers, and to the best of our knowledge these answers are true and complete." [required]
        - button "Submit Application"
        - text: You can’t edit answers after you submit.
      - button "Back"
      - button "Print""
    `);
    expect(page.icons()).toEqual(['pencil Edit About the company']);
    await page.act({ press: 'Edit About the company' });
    expect(page.followed).toEqual(['/application/app_1/qs_company']);
  });

  test('the review of a renewal marks what differs from last year, and can show only that', async () => {
    const answer = (label: string, values: string[], last_year: string[]) => ({
      question_id: `q_${label}`,
      label,
      row: null,
      values,
      last_year,
    });
    const sections = [
      section({
        rows: [
          answer('People', ['21'], ['12']),
          answer('FEIN', ['12-3456789'], ['12-3456789']),
          answer('Claims', ['None'], []),
        ],
      }),
      section({
        question_set_id: 'qs_b',
        title: 'Same',
        rows: [answer('City', ['Reno'], ['Reno'])],
      }),
    ];
    const page = await open({ 'get-review': () => ({ ...review, sections }) });
    expect(page.texts()).toContain('2 answers differ from last year.');
    expect(page.body()).toContain('heading "About the company 2 changed" [level=2]');
    expect(linesWith(page, 'definition')).toEqual([
      '- definition: 21 Changed Last year: 12',
      '- definition: 12-3456789',
      '- definition: None New',
      '- definition: Reno',
    ]);
    await page.act({ check: 'Show changes only' });
    expect(linesWith(page, 'definition')).toEqual([
      '- definition: 21 Changed Last year: 12',
      '- definition: None New',
    ]);
    expect(page.body()).not.toContain('region "Same"');
  });

  test('two answers with the same label in one question go and come back with “Show changes only”', async () => {
    const answer = (label: string, value: string, before: string) => ({
      question_id: 'q_money',
      label,
      row: null,
      values: [value],
      last_year: [before],
    });
    const rows = [
      answer('Since', '2024', '2024'),
      answer('Amount', '$1', '$1'),
      answer('Amount', '$2', '$2'),
      answer('Until', '2027', '2026'),
    ];
    const page = await open({ 'get-review': () => ({ ...review, sections: [section({ rows })] }) });
    const changed = '- definition: 2027 Changed Last year: 2026';
    await page.act({ check: 'Show changes only' });
    expect(linesWith(page, 'definition')).toEqual([changed]);
    await page.act({ uncheck: 'Show changes only' });
    expect(linesWith(page, 'definition')).toEqual([
      '- definition: 2024',
      '- definition: $1',
      '- definition: $2',
      changed,
    ]);
  });

  test('the review names unanswered questions, several values, and the row of an answer', async () => {
    const sections = [
      section({
        title: 'Location',
        editable: false,
        rows: [
          { question_id: 'q_city', label: 'City', row: 1, values: ['Reno'] },
          { question_id: 'q_use', label: 'Use', row: 1, values: ['Office', 'Storage'] },
          { question_id: 'q_city', label: 'City', row: 2, values: [] },
        ],
      }),
      section({ question_set_id: 'qs_claims', title: 'Claims' }),
    ];
    const page = await open({ 'get-review': () => ({ ...review, sections }) });
    const body = from(page, '- region "Location"');
    expect(body.slice(0, body.indexOf('- form'))).toMatchInlineSnapshot(`
      "- region "Location":
        - heading "Location" [level=2]
        - heading "Location 1" [level=3]
        - term: City
        - definition: Reno
        - term: Use
        - definition: Office; Storage
        - heading "Location 2" [level=3]
        - term: City
        - definition: Not answered
      - region "Claims":
        - heading "Claims" [level=2]
        - link "Edit Claims"
        - text: None
      "
    `);
  });

  test('names answers as the form does: by question and field, and rows by their label', async () => {
    const answer = (
      question_id: string,
      question: string | null,
      label: string,
      value: string,
    ) => ({
      ...{ question_id, question, label, row: 1, values: [value] },
    });
    const sections = [
      section({
        title: 'People by state',
        row_label: 'State',
        rows: [
          answer('q_people', 'How many people work here?', 'Full time', '12'),
          answer('q_people', 'How many people work here?', 'Part time', '3'),
          answer('q_remote', null, 'Do they work from home?', 'Yes'),
        ],
      }),
    ];
    const page = await open({ 'get-review': () => ({ ...review, sections }) });
    expect(page.snapshot('People by state')).toMatchInlineSnapshot(`
      "- heading "People by state" [level=2]
      - link "Edit People by state"
      - heading "State 1" [level=3]
      - text: How many people work here?
      - term: Full time
      - definition: 12
      - term: Part time
      - definition: 3
      - term: Do they work from home?
      - definition: Yes"
    `);
  });

  test('can be left by Back, and be printed', async () => {
    const page = await open();
    await page.act({ press: 'Print' }, { press: 'Back' });
    expect(page.happened).toEqual(['printed']);
    expect(page.address()).toBe('/application/app_1/qs_company');
  });

  test('before the first set is answered, Back rests', async () => {
    const page = await open({ 'get-next-question-set': () => someProgress(null, []) });
    expect(linesWith(page, '"Back"')).toEqual(['- button "Back" [disabled]']);
  });

  test('FLOW-009 a review that is put together says how long it can take', async () => {
    const page = await open({ 'get-review': noAnswerYet }, { at: '/application/app_1/carta' });
    void page.send(navigate, { route: 'review', params: { applicationId: 'app_1' } });
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "Please check your answers" [level=1]
      - text: We’re putting your answers together. This can take up to 2 minutes."
    `);
  });

  test('tries again when the browser is online again', async () => {
    const page = await open({ 'get-review': inTurn(fails(400), () => review) });
    await allSettled(connectionReturned, { scope: page.scope });
    expect(linesWith(page, 'Submit Application')).toEqual(['- button "Submit Application"']);
  });

  test('a review that fails to load says why, and tries again', async () => {
    const page = await open({ 'get-review': inTurn(fails(400), () => review) });
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "Please check your answers" [level=1]
      - alert:
        - text: We couldn’t put your answers together. The server rejected the request: try again or talk to an advisor; nothing is lost.
        - button "Try again""
    `);
    await page.act({ press: 'Try again' });
    expect(linesWith(page, 'Submit Application')).toEqual(['- button "Submit Application"']);
  });

  test('the review of an application that doesn’t exist leads to the account', async () => {
    const page = await open({ 'get-review': fails(404) });
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "Your application" [level=1]
      - alert: This application doesn’t exist, or it isn’t yours. Go to your account to see your applications.
      - link "Go to your Account""
    `);
  });
});
