import type { QuestionSet } from '@fairlead/contracts/application';
import { factsFor } from '../../applications/answers.ts';
import { notFound } from '../../calls/http-error.ts';
import type { QuestionSetContent } from '../../content/shapes/question-sets.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';
import { wireQuestionSet } from './wire-question-set.ts';

export function setById({ content }: World, id: string): QuestionSetContent {
  const found = content.questionSets.find((set) => set.id === id);
  if (!found) throw notFound('question set', id);
  return found;
}

/** Returns a set without an application. */
export const blankSet = (world: World, set: QuestionSetContent): QuestionSet =>
  wireQuestionSet(set, {
    known: { answers: {}, facts: {}, flags: world.flags() },
    today: world.today(),
    saved: undefined,
    outside: [],
  });

/**
 * The applicant can't change in a renewal: the address is confirmed before it begins, and the rest is on the policy.
 */
export const isEditable = ({ context }: ApplicationRow, set: QuestionSetContent): boolean =>
  set.editable && !(context.is_renewal && set.name === 'applicant_intro');

/** Returns a set with the application's saved answers and data from other sources. */
export const applicationSet = (
  world: World,
  application: ApplicationRow,
  set: QuestionSetContent,
): QuestionSet =>
  wireQuestionSet(
    { ...set, editable: isEditable(application, set) },
    {
      known: factsFor(world, application),
      today: world.today(),
      saved: application.answers[set.name],
      outside: application.outside,
    },
  );
