import { controlPhrases } from './controls.ts';
import { expectationPhrases } from './expectations.ts';
import { type Phrase, phrase } from './phrase.ts';
import type { KnownTask, Vocabulary } from './vocabulary.ts';

/** Every phrase a step may be, by its words. */
export function phrasesOf(vocabulary: Vocabulary): ReadonlyMap<string, Phrase> {
  const all = [
    ...vocabulary.tasks.map(taskPhrase),
    ...expectationPhrases(vocabulary),
    ...controlPhrases,
  ];
  return new Map(all.map((one) => [one.name, one]));
}

function taskPhrase(task: KnownTask): Phrase {
  return phrase<unknown>({
    kind: 'task',
    name: task.name,
    says: `A task of ${task.area}`,
    input: task.input,
    bind: (input) => ({ kind: 'task', task: task.name, ...(input === undefined ? {} : { input }) }),
  });
}
