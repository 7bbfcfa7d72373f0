import {
  type FieldSpot,
  isFieldRequired,
  isFieldShown,
  isRepeating,
} from '@fairlead/domain/question-set';
import type { ModelActor } from '@fairlead/mfe-kit/area';
import { $route } from '@fairlead/store';
import type { ApplicationModel } from '../model/index.ts';
import { inputSpoken, inputStored, type SpokenValue, spotCalled } from './answer-values.ts';
import { overrideFor, plausibleAnswer, storedAnswer, storedRows } from './full-answers.ts';

export type Actor = ModelActor<ApplicationModel>;
type Answers = Readonly<Record<string, SpokenValue>>;

/** Answers fields of the open set, one after the other, as a person does. */
export async function answer(actor: Actor, answers: Answers, row: number | null = null) {
  const { $layout, $patches, fieldChanged, fieldBlurred } = actor.model.questionSet;
  await formOpen(actor);
  for (const [name, spoken] of Object.entries(answers)) {
    const layout = actor.get($layout);
    if (!layout) throw new Error('No question set is open, so nothing can be answered');
    const { id, field } = spotCalled(name, layout, actor.get($patches), row);
    await actor.send(fieldChanged, { id, value: inputSpoken(field, spoken) });
    await actor.send(fieldBlurred, id);
  }
}

/** Answers a repeating set row by row; rows that are not there yet are added. */
export async function answerRows(actor: Actor, rows: readonly Answers[]) {
  const { $rows, rowAdded } = actor.model.questionSet;
  await formOpen(actor);
  for (const [position, answers] of rows.entries()) {
    if (actor.get($rows).length <= position) await actor.send(rowAdded, undefined);
    const row = actor.get($rows)[position];
    if (row === undefined) throw new Error(`There can be no more than ${position} rows here`);
    await answer(actor, answers, row);
  }
}

/** Answers every set until the review, from the full answer set, with what the scenario says laid over it. */
export async function completeApplication(actor: Actor, overrides: Answers) {
  const { questionSet } = actor.model;
  for (let left = 40; actor.get($route)?.name !== 'review'; left -= 1) {
    if (left === 0) throw new Error('The application has more than 40 question sets');
    await formOpen(actor);
    await answerOpenSet(actor, overrides);
    await actor.send(questionSet.submitted, undefined);
    const problems = actor.get(questionSet.$summary).map(({ text }) => text);
    const failure = actor.get(questionSet.$saveFailure);
    if (problems.length > 0 || failure)
      throw new Error(
        `'${actor.get(questionSet.$set)?.title}' was not accepted: ${failure ?? problems.join('; ')}`,
      );
    await actor.until(() => !actor.get(questionSet.$isSaving), 'The next page of the application');
  }
}

export async function formOpen(actor: Actor) {
  const { $isOpen, $loadFailureText } = actor.model.questionSet;
  await actor.until(
    () => actor.get($isOpen) || actor.get($loadFailureText) !== null,
    'A question set',
  );
  const failure = actor.get($loadFailureText);
  if (failure) throw new Error(failure);
}

async function answerOpenSet(actor: Actor, overrides: Answers) {
  const { $set, $rows, $layout, rowAdded } = actor.model.questionSet;
  const set = actor.get($set);
  if (set && isRepeating(set))
    for (let missing = storedRows(set.name) - actor.get($rows).length; missing > 0; missing -= 1)
      await actor.send(rowAdded, undefined);
  for (const id of actor.get($layout)?.fields.keys() ?? []) await answerField(actor, id, overrides);
}

async function answerField(actor: Actor, id: string, overrides: Answers) {
  const { $layout, $values, $patches, $rows, fieldChanged } = actor.model.questionSet;
  const layout = actor.get($layout);
  const spot = layout?.fields.get(id);
  const patches = actor.get($patches);
  if (!layout || !spot || spot.field.disabled || !isFieldShown(spot, patches)) return;
  const position = spot.row === null ? 0 : actor.get($rows).indexOf(spot.row);
  const value = fullAnswer(layout.set.name, spot, position, overrides);
  const isEmpty = String(actor.get($values).get(id) ?? '') === '';
  if (value !== null) return actor.send(fieldChanged, { id, value });
  if (isEmpty && isFieldRequired(spot, patches) && spot.question.question.required)
    return actor.send(fieldChanged, {
      id,
      value: inputSpoken(spot.field, plausibleAnswer(spot.field)),
    });
}

function fullAnswer(setName: string, spot: FieldSpot, position: number, overrides: Answers) {
  const spoken = overrideFor(overrides, spot);
  if (spoken !== undefined) return inputSpoken(spot.field, spoken);
  const stored = storedAnswer(setName, spot.field.unique_name, position);
  return stored === null ? null : inputStored(spot.field, stored);
}
