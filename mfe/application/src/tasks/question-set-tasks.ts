import { type BrowserActor, defineTask, none } from '@fairlead/mfe-kit/area';
import { integer, min, optional } from 'superstruct';
import { content } from '../content.ts';
import { addRowInPage, answerInPage, answerRowsInPage } from './answer-in-page.ts';
import {
  type Actor,
  answer,
  answerRows,
  completeApplication,
  formOpen,
} from './answer-on-model.ts';
import { AnswersInput, RowsInput } from './answer-values.ts';
import { completeApplicationInPage } from './complete-in-page.ts';

export const questionSetTasks = [
  defineTask({
    name: 'answer',
    input: AnswersInput,
    model: (actor: Actor, answers) => answer(actor, answers),
    browser: (actor, answers) => answerInPage(actor, answers),
  }),
  defineTask({
    name: 'answer rows',
    input: RowsInput,
    model: (actor: Actor, rows) => answerRows(actor, rows),
    browser: answerRowsInPage,
  }),
  defineTask({
    name: 'save and continue',
    input: none,
    model: async (actor: Actor) => {
      await formOpen(actor);
      await actor.send(actor.model.questionSet.submitted, undefined);
    },
    browser: (actor) => actor.act([{ press: 'Save & Continue' }]),
  }),
  defineTask({
    name: 'go back to the previous set',
    input: none,
    model: async (actor: Actor) => {
      await formOpen(actor);
      await actor.send(actor.model.questionSet.backPressed, undefined);
    },
    browser: (actor) => actor.act([{ press: 'Back' }]),
  }),
  defineTask({
    name: 'add a row',
    input: none,
    model: async (actor: Actor) => {
      await formOpen(actor);
      await actor.send(actor.model.questionSet.rowAdded, undefined);
    },
    browser: addRowInPage,
  }),
  defineTask({
    name: 'remove row',
    input: min(integer(), 1),
    model: async (actor: Actor, position) => {
      const { $rows, rowRemovalAsked } = actor.model.questionSet;
      const row = actor.get($rows)[position - 1];
      if (row === undefined) throw new Error(`There is no row ${position} to remove`);
      await actor.send(rowRemovalAsked, row);
    },
    browser: removeRowInPage,
  }),
  defineTask({
    name: 'confirm the removal',
    input: none,
    model: (actor: Actor) => actor.send(actor.model.questionSet.rowRemovalConfirmed, undefined),
    browser: (actor) => actor.press('ui-dialog .button-danger', 'The removal of a row'),
  }),
  defineTask({
    name: 'keep the row',
    input: none,
    model: (actor: Actor) => actor.send(actor.model.questionSet.rowRemovalCancelled, undefined),
    browser: (actor) => actor.act([{ press: content.questionSet.keepRow }]),
  }),
  defineTask({
    name: 'try the page again',
    input: none,
    model: async (actor: Actor) => {
      const { questionSet, resume, review } = actor.model;
      for (const { retried } of [questionSet, resume, review]) await actor.send(retried, undefined);
    },
    browser: (actor) => actor.act([{ press: content.tryAgain }]),
  }),
  defineTask({
    name: 'continue the application',
    input: none,
    model: (actor: Actor) => actor.send(actor.model.questionSet.retried, undefined),
    browser: (actor) => actor.act([{ press: content.continueApplication }]),
  }),
  defineTask({
    name: 'complete the application',
    input: optional(AnswersInput),
    model: (actor: Actor, overrides) => completeApplication(actor, overrides ?? {}),
    browser: (actor, overrides) => completeApplicationInPage(actor, overrides ?? {}),
  }),
];

function removeRowInPage(actor: BrowserActor, position: number) {
  const button = `(//li[contains(@class,'repeat')])[${position}]//ui-button//button`;
  return actor.press(button, `A way to remove row ${position}`);
}
