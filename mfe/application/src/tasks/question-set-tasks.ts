import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { integer, min, optional } from 'superstruct';
import { content } from '../content.ts';
import { addButton, answer, answerRows, openForm } from './answer.ts';
import { AnswersInput, RowsInput } from './answer-input.ts';
import { completeApplication } from './complete.ts';
import { rowsIn } from './read-form.ts';

export const questionSetTasks = [
  defineTask({
    name: 'answer',
    input: AnswersInput,
    perform: (page, answers) => answer(page, answers),
  }),
  defineTask({ name: 'answer rows', input: RowsInput, perform: answerRows }),
  defineTask({ name: 'save and continue', input: none, perform: press('Save & Continue') }),
  defineTask({
    name: 'go back to the previous set',
    on: ['question-set'],
    input: none,
    perform: press('Back'),
  }),
  defineTask({
    name: 'add a row',
    input: none,
    perform: async (page) => page.act({ press: addButton(await openForm(page)) }),
  }),
  defineTask({ name: 'remove row', input: min(integer(), 1), perform: removeRow }),
  defineTask({ name: 'confirm the removal', input: none, perform: confirmRemoval }),
  defineTask({
    name: 'keep the row',
    input: none,
    perform: press(content.questionSet.keepRow),
  }),
  defineTask({ name: 'try the page again', input: none, perform: press(content.tryAgain) }),
  defineTask({
    name: 'continue the application',
    input: none,
    perform: press(content.continueApplication),
  }),
  defineTask({
    name: 'complete the application',
    input: optional(AnswersInput),
    perform: (page, overrides) => completeApplication(page, overrides ?? {}),
  }),
];

async function removeRow(page: Page, position: number) {
  const form = await openForm(page);
  const row = rowsIn(form)[position - 1];
  if (row === undefined)
    throw new Error(`There is no row ${position} to remove. Use the number of a row on the page.`);
  const region = nodesOf(form.children).find(({ name }) => name === row);
  const button = nodesOf(region?.children ?? []).find(
    ({ role, name }) => role === 'button' && name.startsWith('Remove '),
  );
  if (!button)
    throw new Error(
      `${row} has no button that removes it. A set keeps its minimum number of rows.`,
    );
  await page.act({ press: button.name, in: row });
}

/** The dialog names what is removed: 'Remove this location'. */
async function confirmRemoval(page: Page) {
  const button = await page.until((outline) => {
    const dialog = nodesOf(outline).find(({ role }) => role === 'dialog');
    return nodesOf(dialog?.children ?? []).find(
      ({ role, name }) => role === 'button' && name.startsWith('Remove this '),
    );
  }, 'The dialog that asks whether to remove a row');
  await page.act({ press: button.name });
}
