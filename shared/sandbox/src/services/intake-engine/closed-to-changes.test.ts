import type { QuestionSet } from '@fairlead/contracts/application';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { now } from '../../test-kit/now.ts';

test('who the applicant is cannot be changed in a renewal', async () => {
  const sandbox = await createSandbox({ persona: 'broker-of-record-conflict' });
  const visitor = sandbox.visitor('broker-of-record-conflict');
  const id = 'app_019';
  const set = await ask<QuestionSet>(visitor, 'get-application-question-set', {
    params: { id: 'qs_applicant_intro', applicationId: id },
  });
  expect(set.editable).toBe(false);
  const body = { question_set_id: 'qs_applicant_intro', answers: {} };
  await expect(ask(visitor, 'save-answers', { params: { id }, body })).rejects.toMatchObject({
    status: 403,
    errorCode: 'not_editable',
  });
});

test('what is submitted has no next set', async () => {
  const sandbox = await createSandbox({ now, persona: 'returning-submitted' });
  const visitor = sandbox.visitor('returning-submitted');
  const asked = ask(visitor, 'get-next-question-set', { params: { id: 'app_007' } });
  await expect(asked).rejects.toMatchObject({ status: 409, errorCode: 'application_submitted' });
});
