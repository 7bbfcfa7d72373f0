import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { aField, aQuestionSet, someProgress } from './builders.ts';
import { openApp } from './open-app.ts';

/** Answers for an application whose company set comes next. */
export const server: AnswerFunctions = {
  'get-next-question-set': () => someProgress('qs_company'),
  'get-application-question-set': () => aQuestionSet([aField('fein')]),
  'import-carta': () => ({}),
};

/** Opens the step that connects Carta, or another address. */
export const openCarta = (
  at = '/application/app_1/carta',
  more: Partial<Parameters<typeof openApp>[0]> = {},
) => openApp({ at, answers: server, ...more });
