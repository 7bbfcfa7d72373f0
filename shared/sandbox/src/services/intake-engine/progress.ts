import type { Progress } from '@fairlead/contracts/application';
import { applicableSets } from '../../applications/answers.ts';
import type { QuestionSetContent } from '../../content/shapes/question-sets.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';
import { isEditable } from './question-sets.ts';

/** Returns the answered sets and the next one; null after the last, for the review. */
export function progressOf(world: World, application: ApplicationRow): Progress {
  const sets = applicableSets(world, application);
  const next = sets.find((set) => !isAnswered(application, set)) ?? null;
  return {
    answered_question_sets: sets.filter((set) => isAnswered(application, set)).map(named),
    next_question_set: next && named(next),
    has_more_questions: next !== null,
  };
}

/** Whether a set is complete: it was saved, or it can't be changed. */
export const isAnswered = (application: ApplicationRow, set: QuestionSetContent): boolean =>
  application.answered.includes(set.name) || !isEditable(application, set);

const named = ({ id, name, title, order }: QuestionSetContent) => ({ id, name, title, order });
