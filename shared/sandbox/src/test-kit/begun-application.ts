import type { Progress, QuestionSet } from '@fairlead/contracts/application';
import { createSandbox } from '../sandbox.ts';
import { ask } from './ask.ts';
import { signUp, startApplication } from './journey.ts';
import { now } from './now.ts';

/** Signs a founder up and begins an application. */
export async function begun(
  flags: Record<string, boolean> = { 'intake-client-plm-quoting': true },
) {
  const sandbox = await createSandbox({ now, flags });
  const ada = sandbox.visitor();
  await signUp(ada);
  const id = await startApplication(ada);
  const setOf = (setId: string) =>
    ask<QuestionSet>(ada, 'get-application-question-set', {
      params: { id: setId, applicationId: id },
    });
  const save = (setId: string, answers: Record<string, unknown[]>) =>
    ask<Progress>(ada, 'save-answers', {
      params: { id },
      body: { question_set_id: setId, answers: { q: answers } },
    });
  return { sandbox, ada, id, setOf, save };
}

/** Answers to the set about the company. */
export const company = {
  'entity-type': ['LLC'],
  'formation-state': ['US-DE'],
  'formation-date': ['2022-03-14'],
  'has-parent-or-affiliate': [false],
  'bankruptcy-or-judgment': [false],
};
