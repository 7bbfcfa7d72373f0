import { expect, test } from 'vitest';
import { drawn, from, inVirtualTime, linesWith, type Page } from '../../testing/draw-app.ts';
import { openSet, states } from '../../testing/open-set.ts';

inVirtualTime();

const open = (given = {}) => {
  const set = { ...states, id: 'qs_company', ...given };
  return drawn(openSet({ 'get-application-question-set': () => set }));
};
const groupsOf = (page: Page) => linesWith(page, 'group "State').map((line) => line.split('"')[1]);

test('each row is a group of its name, and rows are added up to the most there can be', async () => {
  const page = await open();
  expect(from(page, '- heading')).toMatchInlineSnapshot(`
    "- heading "About the company" [level=1]
      - list:
        - listitem:
          - group "State 1":
            - heading "State 1" [level=2]
            - group "Question state":
              - heading "Question state" [level=3]
              - textbox "state" [required]
      - button "Add another state"
      - button "Back"
      - button "Save & Continue"
    - text: We save your answers each time you continue. Until then this browser keeps what you type."
  `);
  await page.act({ press: 'Add another state' }, { press: 'Add another state' });
  expect(groupsOf(page)).toEqual(['State 1', 'State 2', 'State 3']);
  expect(from(page, '- button "Add')).toMatchInlineSnapshot(`
    "- button "Add another state" [disabled]:
        - /description: There can be 3 at most.
      - button "Back"
      - button "Save & Continue"
    - text: We save your answers each time you continue. Until then this browser keeps what you type."
  `);
});

test('in a row, a question with its field’s label has no group', async () => {
  const [question] = states.questions;
  const page = await open({ questions: [{ ...question, title: 'state' }] });
  expect(from(page, '- group "State 1"').split('- button')[0]).toMatchInlineSnapshot(`
    "- group "State 1":
            - heading "State 1" [level=2]
            - textbox "state" [required]
      "
  `);
});

test('an empty row goes at once, one with answers after it was asked', async () => {
  const page = await open();
  await page.act({ press: 'Add another state' }, { press: 'Remove state 2' });
  expect(groupsOf(page)).toEqual(['State 1']);
  await page.act(
    { press: 'Add another state' },
    { fill: 'state', with: 'Ohio', in: 'State 2' },
    { press: 'Remove state 2' },
  );
  expect(from(page, '- dialog')).toMatchInlineSnapshot(`
    "- dialog "Remove this state?" [modal]:
      - heading "Remove this state?" [level=2]
      - button "Close"
      - text: You’ll lose what you entered for this state.
      - button "Keep it"
      - button "Remove this state""
  `);
  await page.act({ press: 'Keep it' });
  expect(linesWith(page, 'dialog')).toEqual([]);
  expect(groupsOf(page)).toEqual(['State 1', 'State 2']);
  await page.act({ press: 'Remove state 2' }, { press: 'Close' });
  expect(linesWith(page, 'dialog')).toEqual([]);
  await page.act({ press: 'Remove state 2' }, { press: 'Remove this state' });
  expect(linesWith(page, 'dialog')).toEqual([]);
  expect(groupsOf(page)).toEqual(['State 1']);
});

test('without a row, it shows that there is none and offers the first', async () => {
  const page = await open({ min_rows: 0, name: 'claims_history', row_label: 'Claim' });
  expect(from(page, '- heading')).toMatchInlineSnapshot(`
    "- heading "About the company" [level=1]
      - text: No claims added. If you’ve had any, add them here.
      - button "Add a claim"
      - button "Back"
      - button "Save & Continue"
    - text: We save your answers each time you continue. Until then this browser keeps what you type."
  `);
});

test('one that is not editable has nothing to add or remove', async () => {
  const page = await open({
    editable: false,
    min_rows: 0,
    answers: { q_state: { 'state#1': ['Ohio'] } },
  });
  expect(linesWith(page, 'button')).toEqual(['- button "Back"', '- button "Save & Continue"']);
});
