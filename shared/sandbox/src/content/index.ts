export { resolveDate, shiftDates } from './dates.ts';
export {
  loadCopy,
  loadCoverages,
  loadPersonas,
  loadQuestionSets,
  loadSampleQuotes,
} from './load.ts';
export type { CoverageName, ProductName } from './names.ts';
export { coverageNames, isCoverageName, isProductName, productNames } from './names.ts';
export type { AnswerSets } from './personas.ts';
export { answersBySet, flatAnswers, personaAnswers, personaContext } from './personas.ts';
export type { CopyContent } from './shapes/copy.ts';
export type { CoverageContent, CoveragesContent } from './shapes/coverages.ts';
export type { LegacyPackage } from './shapes/persona-legacy.ts';
export type { FullQuote, PersonaPackage, ShortQuote } from './shapes/persona-package.ts';
export type { Persona, Personas } from './shapes/personas.ts';
export type {
  FieldContent,
  QuestionContent,
  QuestionSetContent,
  QuestionSetsContent,
  ValidationContent,
} from './shapes/question-sets.ts';
export type { SampleQuote, SampleQuotes, SampleRequest } from './shapes/sample-quotes.ts';
