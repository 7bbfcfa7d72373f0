import { controlPhrases } from './controls.ts';
import { expectationPhrases } from './expectations.ts';
import { keyNodeAt, nodeAt } from './input-paths.ts';
import { pagePhrases } from './page-steps.ts';
import { type Phrase, phrase } from './phrase.ts';
import { complain } from './reading.ts';
import type { KnownTask, Vocabulary } from './vocabulary.ts';

/** Returns every phrase by its words. */
export function phrasesOf(vocabulary: Vocabulary): ReadonlyMap<string, Phrase> {
  const all = [
    ...vocabulary.tasks.map(taskPhrase),
    ...pagePhrases,
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
    bind(input, { reading, value, words, earlier }) {
      const problems = task.check?.(input, earlier) ?? [];
      for (const { path, at, complaint } of problems) {
        const where = at === 'key' ? keyNodeAt(reading, value, path) : nodeAt(reading, value, path);
        complain(reading, where ?? value ?? words, complaint);
      }
      if (problems.length > 0) return null;
      return {
        kind: 'task',
        task: task.name,
        ...(task.place ? { place: task.place } : {}),
        ...(input === undefined ? {} : { input: task.inPageWords?.(input) ?? input }),
      };
    },
  });
}
