import type { AnswersBody, Progress } from '@fairlead/contracts/application';
import { HttpError } from '../../calls/http-error.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';
import { progressOf } from './progress.ts';
import { applicationSet, isEditable, setById } from './question-sets.ts';
import { readAnswers } from './read-answers.ts';

/** A submitted application has no next set and accepts no answers. */
export function refuseSubmitted({ shown }: ApplicationRow): void {
  if (shown.status === 'SUBMITTED')
    throw new HttpError(409, 'The application is submitted and cannot change', {
      code: 'application_submitted',
    });
}

/** Replaces a set's answers. Refuses if the application is submitted or an answer is invalid. */
export async function saveSet(
  world: World,
  application: ApplicationRow,
  { question_set_id, answers }: AnswersBody,
): Promise<Progress> {
  refuseSubmitted(application);
  const set = setById(world, question_set_id);
  if (!isEditable(application, set))
    throw new HttpError(403, `'${set.title}' cannot be changed`, { code: 'not_editable' });
  const sent = Object.assign({}, ...Object.values(answers));
  const rows = readAnswers(applicationSet(world, application, set), sent);
  const saved: ApplicationRow = {
    ...application,
    answers: {
      ...application.answers,
      [set.name]: set.type === 'SCALAR' ? rows : (rows[0] ?? {}),
    },
    answered: [...new Set([...application.answered, set.name])],
    // The review is built again from the new answers.
    review_started_at: null,
    shown: { ...application.shown, status: 'IN_PROGRESS' },
  };
  await world.store.put('application', saved);
  return progressOf(world, saved);
}
