import { fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { connectionReturned, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import { drawn, from, inVirtualTime, linesWith } from '../../testing/draw-app.ts';
import { company, openSet } from '../../testing/open-set.ts';

inVirtualTime();

const open = (...given: Parameters<typeof openSet>) => drawn(openSet(...given));
const ofSet = (set: unknown) => ({ 'get-application-question-set': () => set });
const ask = {
  route: 'question-set',
  params: { applicationId: 'app_1', questionSetId: 'qs_company' },
} as const;

describe('the page of a question set', () => {
  test('FLOW-004 FLOW-005 FLOW-060 FLOW-061 the page has the steps, the progress, the questions, Back and Save & Continue', async () => {
    const set = { ...company, description: 'As the papers say.' };
    const page = await open(ofSet(set));
    expect(page.body()).toMatchInlineSnapshot(`
      "- navigation "Your application":
        - list:
          - listitem [current]: Core Questions
          - listitem: Review
          - listitem: Payment Options
          - listitem: Sign Policy
      - progressbar "Application progress": 4
      - text: 4% About 15 minutes left
      - form "About the company":
        - heading "About the company" [level=1]
        - text: As the papers say.
        - radiogroup "Question entity" [required]:
          - /description: Required
        - group "Question fein":
          - heading "Question fein" [level=2]
          - textbox "fein" [required]
        - button "Back"
        - button "Save & Continue"
      - text: We save your answers each time you continue. Until then this browser keeps what you type."
    `);
  });

  test('FLOW-005 FLOW-037 Back goes to the set before, and rests in the first one', async () => {
    const page = await open();
    await page.act({ press: 'Back' });
    expect(page.address()).toBe('/application/app_1/qs_applicant_intro');
    const first = await open({ 'get-next-question-set': () => someProgress('qs_company', []) });
    expect(linesWith(first, '"Back"')).toEqual(['- button "Back" [disabled]']);
  });

  test('while its set comes there are no questions', async () => {
    const page = await open(ofSet(noAnswerYet()), { at: '/application/app_1/carta' });
    void page.send(navigate, ask);
    expect(page.body()).toMatchInlineSnapshot(`
      "- navigation "Your application":
        - list:
          - listitem [current]: Core Questions
          - listitem: Review
          - listitem: Payment Options
          - listitem: Sign Policy
      - progressbar "Application progress": 0
      - text: 0% About 15 minutes left
      - status: Your questions are loading…"
    `);
  });

  test('a set that fails to load shows an error, and is loaded again', async () => {
    const answers = inTurn(fails(400), () => company);
    const page = await open({ 'get-application-question-set': answers });
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "Your application" [level=1]
      - alert:
        - text: We couldn’t open this page. The server rejected the request: try again or talk to an advisor; nothing is lost.
        - button "Try again""
    `);
    await page.act({ press: 'Try again' });
    expect(linesWith(page, 'heading')).toContain('- heading "About the company" [level=1]');
  });

  test('a set that fails to load is loaded when the browser is online again, unless it does not exist', async () => {
    const page = await open({ 'get-application-question-set': inTurn(fails(400), () => company) });
    await allSettled(connectionReturned, { scope: page.scope });
    expect(linesWith(page, 'heading')).toContain('- heading "About the company" [level=1]');
    const missing = await open({
      'get-application-question-set': inTurn(fails(404), () => company),
    });
    await allSettled(connectionReturned, { scope: missing.scope });
    expect(linesWith(missing, 'button')).toContain('- button "Continue your application"');
  });

  test('a set that is not there leads to where the application is', async () => {
    const answers = inTurn(fails(404), () => company);
    const page = await open({ 'get-application-question-set': answers });
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "Your application" [level=1]
      - alert:
        - text: We couldn’t find this page of the application. Continue your application instead.
        - button "Continue your application""
    `);
    await page.act({ press: 'Continue your application' });
    expect(page.texts()).toContain('About the company');
  });

  test('ERROR-025 a field of an unknown type shows the crash page', async () => {
    const page = await open(ofSet(aQuestionSet([aField('x', { type: 'HOLOGRAM' })])));
    expect(() => page.body()).toThrow('HOLOGRAM');
  });
});

describe('a set that is not editable', () => {
  test('a set that is not editable has every control disabled, and says why', async () => {
    const page = await open(ofSet({ ...company, editable: false }));
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "About the company" [level=1]
        - status: These answers can’t be changed here. Talk to an advisor if one of them is wrong.
        - radiogroup "Question entity" [disabled]
        - group "Question fein":
          - heading "Question fein" [level=2]
          - textbox "fein" [disabled]
        - button "Back"
        - button "Save & Continue"
      - text: We save your answers each time you continue. Until then this browser keeps what you type."
    `);
  });
});
