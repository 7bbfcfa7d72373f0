export type { AnswerRow, Answers, AnswerValue } from './answers.ts';
export { numberAnswer, optionsAnswer, rowsOf, textAnswer } from './answers.ts';
export type { Condition, ConditionValue, Operator } from './condition.ts';
export { operators } from './condition.ts';
export type { Known } from './holds.ts';
export { holds } from './holds.ts';
