import { loadPersonas, loadQuestionSets } from '@fairlead/sandbox/content/load';
import { allQuestions, type KnownQuestion, questionsOf } from './questions.ts';

type Found =
  | { readonly questions: readonly KnownQuestion[] }
  /** There is no such persona: the known names. */
  | { readonly personas: readonly string[] };

/** Lists all questions, or those of one persona's application. */
export async function listQuestions(id?: string): Promise<Found> {
  const [all, content] = await Promise.all([loadPersonas(), loadQuestionSets()]);
  if (id === undefined) return { questions: allQuestions(content) };
  const persona = all.personas.find((one) => one.id === id);
  return persona
    ? { questions: questionsOf(persona, all, content) }
    : { personas: all.personas.map((one) => one.id) };
}
