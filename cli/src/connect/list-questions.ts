import { loadPersonas, loadQuestionSets } from '@fairlead/sandbox/content/load';
import { allQuestions, type KnownQuestion, questionsOf } from './questions.ts';

type Found =
  | { readonly questions: readonly KnownQuestion[] }
  /** Nobody is called so: the names that there are. */
  | { readonly personas: readonly string[] };

/** All questions, or those of one persona's application. */
export async function listQuestions(id?: string): Promise<Found> {
  const [all, content] = await Promise.all([loadPersonas(), loadQuestionSets()]);
  if (id === undefined) return { questions: allQuestions(content) };
  const persona = all.personas.find((one) => one.id === id);
  return persona
    ? { questions: questionsOf(persona, all, content) }
    : { personas: all.personas.map((one) => one.id) };
}
