import { expect, test } from 'vitest';
import { outOfPocketWord } from './content.ts';

test.each([
  ['DEDUCTIBLE', 'deductible'],
  ['RETENTION', 'retention'],
  ['COINSURANCE', 'coinsurance'],
  ['FIRST_LOSS', 'first loss'],
])('PACKAGES-085 an out-of-pocket %s reads "%s" behind its amount', (label, word) => {
  expect(outOfPocketWord(label)).toBe(word);
});
