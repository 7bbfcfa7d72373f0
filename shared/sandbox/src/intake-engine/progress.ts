import type { Progress } from '@fairlead/contracts/application';
import type { QuestionSetContent } from '../content/shapes/question-sets.ts';
import type { ApplicationRow } from '../store/tables.ts';
import type { World } from '../world/world.ts';
import { applicableSets } from './answers.ts';

/** Which sets were answered and which comes next; after the last one, the review. */
export function progressOf(world: World, application: ApplicationRow): Progress {
  const sets = applicableSets(world, application);
  const isAnswered = ({ name }: QuestionSetContent) => application.answered.includes(name);
  const next = sets.find((set) => !isAnswered(set)) ?? null;
  return {
    answered_question_sets: sets.filter(isAnswered).map(named),
    next_question_set: next && named(next),
    has_more_questions: next !== null,
  };
}

const named = ({ id, name, title, order }: QuestionSetContent) => ({ id, name, title, order });
