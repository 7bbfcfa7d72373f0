/**
 * The content's conditions. The client evaluates the same language to show and require fields, so it is in the domain.
 */
export type {
  AnswerRow,
  Answers,
  AnswerValue,
  Condition,
  ConditionInput,
} from '@fairlead/domain/question-set';
export {
  holds,
  numberAnswer,
  operators,
  optionsAnswer,
  rowsOf,
  textAnswer,
} from '@fairlead/domain/question-set';
