import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { describe, expect, test, vi } from 'vitest';
import { aField, aQuestionSet } from '../../testing/builders.ts';
import { drawn, from, inVirtualTime, linesWith } from '../../testing/draw-app.ts';
import { openSet, states } from '../../testing/open-set.ts';

inVirtualTime();

const open = (...given: Parameters<typeof openSet>) => drawn(openSet(...given));
const ofSet = (set: unknown) => ({ 'get-application-question-set': () => set });

describe('saving', () => {
  test('FLOW-018 FLOW-035 what was answered is sent, and the next set comes', async () => {
    const fein = aQuestionSet([aField('fein')]);
    const page = await open({
      'get-application-question-set': ({ path }) => (path.includes('qs_states') ? states : fein),
    });
    await page.act({ fill: 'fein', with: '12-3456789' }, { press: 'Save & Continue' });
    expect(page.callsOf('save-answers')[0]?.body).toEqual({
      question_set_id: 'qs_company',
      answers: { q_fein: { fein: ['12-3456789'] } },
    });
    expect(page.address()).toBe('/application/app_1/qs_states');
    expect(linesWith(page, 'State 1')).toEqual([
      '- group "State 1":',
      '- heading "State 1" [level=2]',
    ]);
  });

  test('FLOW-039 FLOW-048 errors are shown above the form and beside their fields', async () => {
    const page = await open();
    await page.act({ fill: 'fein', with: '1' }, { press: 'Save & Continue' });
    expect(from(page, '- alert')).toMatchInlineSnapshot(`
      "- alert:
          - heading "Some answers are missing or need another look" [level=2]
          - list:
            - listitem:
              - link "Question entity: Required"
            - listitem:
              - link "Question fein: Invalid format"
        - radiogroup "Question entity" [required] [invalid]:
          - text: Required
        - group "Question fein":
          - heading "Question fein" [level=2]
          - textbox "fein" [required] [invalid]: 1
          - text: Invalid format
        - button "Back"
        - button "Save & Continue"
      - text: We save your answers each time you continue. Until then this browser keeps what you type."
    `);
    expect(page.callsOf('save-answers')).toEqual([]);
  });

  test('the button shows that it is saving', async () => {
    const page = await open({ ...ofSet(aQuestionSet([])), 'save-answers': noAnswerYet });
    void page.act({ press: 'Save & Continue' });
    expect(linesWith(page, 'Saving…')).toEqual(['- button "Saving…" [disabled] [busy]']);
  });

  test('a failed save shows an error', async () => {
    const page = await open({ ...ofSet(aQuestionSet([])), 'save-answers': fails(500) });
    await page.act({ press: 'Save & Continue' });
    expect(linesWith(page, 'link')).toEqual([]);
    expect(linesWith(page, 'alert')).toEqual([
      '- alert: We couldn’t save this page. The server had a problem, but your answers are still here: choose Save & Continue again.',
    ]);
  });

  test('a save of an application that is no longer there leads to the account', async () => {
    const page = await open({ ...ofSet(aQuestionSet([])), 'save-answers': fails(404) });
    await page.act({ press: 'Save & Continue' });
    expect(
      from(page, '- alert'),
    ).toBe(`- alert: We couldn’t save this page, and what you entered isn’t saved. This application doesn’t exist: go to your account to see your applications.
  - link "Go to your Account"
  - button "Back"
  - button "Save & Continue"
- text: We save your answers each time you continue. Until then this browser keeps what you type.`);
    expect(page.body()).not.toContain('Try again');
  });

  test('a browser without storage shows a warning', async () => {
    const storage = { ...memoryStorage(), isPersistent: () => false };
    const page = await open({}, { storage });
    await page.act({ fill: 'fein', with: '1' });
    await page.send(draftsFlushed, undefined);
    expect(linesWith(page, 'status')).toEqual([
      '- status: This browser couldn’t save what you typed: its storage is full or blocked. Choose Save & Continue before you leave or reload the page.',
    ]);
    await vi.waitFor(() => expect(page.unsavedEdits.size).toBe(1));
  });

  test('a draft is restored with a notice', async () => {
    const storage = memoryStorage();
    const before = await open({}, { storage });
    await before.act({ fill: 'fein', with: '12-34' });
    await before.send(draftsFlushed, undefined);
    before.unmount();
    const page = await open({}, { storage });
    expect(linesWith(page, 'status')).toEqual([
      '- status: We kept what you entered here before. It is saved when you continue.',
    ]);
    expect(linesWith(page, 'textbox')).toEqual(['- textbox "fein" [required]: 12-34']);
  });
});
