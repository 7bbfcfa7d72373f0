/**
 * The condition language of the content pack is shared with the client, which shows and requires fields by it; this
 * names what the sandbox uses of it.
 */
export type {
  AnswerRow,
  Answers,
  AnswerValue,
  Condition,
  ConditionInput,
  ConditionValue,
  Operator,
} from '@fairlead/domain/question-set';
export {
  holds,
  numberAnswer,
  operators,
  optionsAnswer,
  rowsOf,
  textAnswer,
} from '@fairlead/domain/question-set';
