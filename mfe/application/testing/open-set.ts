import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aField, aQuestionSet, someProgress } from './builders.ts';
import { type App, openApp } from './open-app.ts';

export const company = aQuestionSet([
  aField('entity', { type: 'SINGLE_SELECT' }),
  aField('fein', { field_validations: [{ type: 'ID', value: '^\\d{2}-?\\d{7}$' }] }),
]);

export const states = aQuestionSet([aField('state', { id: 'state#1' })], {
  id: 'qs_states',
  type: 'SCALAR',
  order: 3,
  min_rows: 1,
  max_rows: 3,
  row_label: 'State',
});

/** Opens the company's set, on a server whose next set is that of the states. */
export const openSet = (
  given: AnswerFunctions = {},
  more: Partial<Parameters<typeof openApp>[0]> = {},
) =>
  openApp({
    at: '/application/app_1/qs_company',
    answers: {
      'get-application-question-set': ({ path }) => (path.includes('qs_states') ? states : company),
      'get-next-question-set': () => someProgress('qs_company'),
      'save-answers': () => someProgress('qs_states', ['qs_applicant_intro', 'qs_company']),
      ...given,
    },
    ...more,
  });

export async function fill(app: App, values: Readonly<Record<string, string>>) {
  const { fieldChanged } = app.model.questionSet;
  for (const [id, value] of Object.entries(values)) await app.send(fieldChanged, { id, value });
}
