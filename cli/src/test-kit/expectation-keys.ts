import { branchesOf } from '../language/either.ts';
import { expectationPhrases } from '../language/expectations.ts';
import { keysOf } from '../language/struct-shape.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** Lists every form that an expectation can have: its words alone, and its words with each of its keys. */
export const expectationKeys = (vocabulary: Vocabulary): readonly string[] =>
  expectationPhrases(vocabulary).flatMap(({ name, input }) => {
    const branches = branchesOf(input);
    const forms = (branches.length > 0 ? branches : [input]).flatMap((branch) => {
      const keys = keysOf(branch);
      if (keys.length > 0) return keys.map((key) => `${name}: ${key}`);
      return branch.type === 'record' ? [`${name}: by name`] : [name];
    });
    return [...new Set(forms)];
  });
