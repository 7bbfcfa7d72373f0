import { loadPersonas, loadQuestionSets, loadSampleQuotes } from '../content/load.ts';
import type { Personas } from '../content/shapes/personas.ts';
import type { QuestionSetsContent } from '../content/shapes/question-sets.ts';
import type { SampleQuotes } from '../content/shapes/sample-quotes.ts';

/** The parts of the content pack that every world reads. */
export type Content = {
  readonly questionSets: QuestionSetsContent['question_sets'];
  readonly personas: Personas;
  readonly sampleQuotes: SampleQuotes;
};

let loaded: Promise<Content> | undefined;

/** Loaded once per process, because the data never changes. */
export function loadContent(): Promise<Content> {
  loaded ??= Promise.all([loadQuestionSets(), loadPersonas(), loadSampleQuotes()]).then(
    ([sets, personas, sampleQuotes]) => ({
      questionSets: sets.question_sets,
      personas,
      sampleQuotes,
    }),
  );
  return loaded;
}
