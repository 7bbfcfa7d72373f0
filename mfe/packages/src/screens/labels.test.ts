import { expect, test } from 'vitest';
import { outOfPocketName, outOfPocketWord } from './labels.ts';

test.each([
  ['DEDUCTIBLE', 'deductible', 'Deductible'],
  ['RETENTION', 'retention', 'Retention'],
  ['COINSURANCE', 'coinsurance', 'Coinsurance'],
  ['FIRST_LOSS', 'first loss', 'First loss'],
])(
  'PACKAGES-085 an out-of-pocket %s reads "%s" behind its amount and "%s" above it',
  (label, word, name) => {
    expect(outOfPocketWord(label)).toBe(word);
    expect(outOfPocketName(label)).toBe(name);
  },
);
